import { AccountEvent } from './auth/account-event.entity.ts';
import { AuthSession } from './auth/auth-session.entity.ts';
import { User } from './auth/user.entity.ts';
import { StoredDiagnosticSession } from './diagnostics/diagnostic-session.entity.ts';

/** Every table of the product. */
export const entities = [User, AuthSession, AccountEvent, StoredDiagnosticSession];
