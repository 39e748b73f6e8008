import type { AnyTRPCProcedure, AnyTRPCRouter } from '@trpc/server';
import type { OpenApiMethod } from 'trpc-to-openapi';
import type { Access, ProcedureMeta } from './procedures.ts';

/** A procedure as the REST surface has it. */
export interface Route {
  /** Its feature and its own name: `auth.login`. */
  readonly name: string;
  readonly procedure: AnyTRPCProcedure;
  readonly method: OpenApiMethod;
  /** Below /api, with `{id}` for the field `id` of the input. */
  readonly path: string;
  readonly access: Access;
  readonly takesInput: boolean;
  readonly alsoThrows: NonNullable<ProcedureMeta['alsoThrows']>;
}

/** @returns every procedure of a router by its name */
export function proceduresOf(router: AnyTRPCRouter): [name: string, procedure: AnyTRPCProcedure][] {
  return Object.entries(router._def.procedures).flatMap(([name, procedure]) => (isProcedure(procedure) ? [[name, procedure]] : []));
}

/** @returns what is known of a procedure; one that is made from neither `anyone` nor `authed` is a fault of ours */
export function metaOf(name: string, { _def: { meta } }: AnyTRPCProcedure): ProcedureMeta & { access: Access } {
  if (!isOurs(meta) || meta.access === undefined) throw new Error(`${name} does not say who may call it: make it from anyone or authed.`);
  return { ...meta, access: meta.access };
}

/** @returns the documented procedures of a router */
export function routesOf(router: AnyTRPCRouter): Route[] {
  return proceduresOf(router).flatMap(([name, procedure]) => {
    const { access, openapi, alsoThrows = [] } = metaOf(name, procedure);
    const takesInput = procedure._def.inputs.length > 0;
    return openapi ? [{ name, procedure, method: openapi.method, path: openapi.path, access, takesInput, alsoThrows }] : [];
  });
}

function isProcedure(value: unknown): value is AnyTRPCProcedure {
  return typeof value === 'function' && '_def' in value;
}

/** tRPC types the meta of a single procedure as unknown; ours is all of the type given to initTRPC. */
function isOurs(meta: unknown): meta is ProcedureMeta {
  return typeof meta === 'object' && meta !== null;
}
