import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { CurrentUser } from '../../../shared/auth/auth.schema.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { DetailsView } from './DetailsView.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { Details } from './useDetails.ts';

/** Takes the focus to the first field when the form opens, and back to Edit when it closes; leaves it alone when the page comes. */
function useFocusOfMode({ isEditing, element }: Details) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    if (isEditing) element.current?.querySelector('input')?.focus();
    else button.current?.focus();
  }, [isEditing, element]);
  return button;
}

/** Name, profession and institution: read, and changed. */
export function DetailsSection({ user, details }: { readonly user: CurrentUser; readonly details: Details }) {
  const button = useFocusOfMode(details);
  const edit = details.isEditing ? null : (
    <Button
      ref={button}
      variant="default"
      size="sm"
      leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
      onClick={details.edit}
      data-testid="edit-profile"
    >
      Edit
    </Button>
  );
  return (
    <SettingsSection title="Details" lead="How you are addressed here, and where you work." actions={edit} data-testid="details">
      {details.isEditing ? <DetailsForm user={user} details={details} /> : <DetailsView user={user} />}
    </SettingsSection>
  );
}
