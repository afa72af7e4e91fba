import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import type { CallOf, JsonOf } from "@linkedpotential/contract/route";
import type { Routes } from "@linkedpotential/contract/routes";
import { type RequestOptions, readJson, request } from "./request.ts";

/** Accepts numbers for `params` and `query`, which are sent as text in the address. */
type InAddress<Values> = { [Key in keyof Values]: Values[Key] | number };
/** Makes the fields optional that the contract declares as `unknown`. */
type InBody<Body> = {
  [Key in keyof Body as unknown extends Body[Key] ? never : Key]: Body[Key];
} & { [Key in keyof Body as unknown extends Body[Key] ? Key : never]?: Body[Key] };
type Addressed<Call> = {
  [Part in keyof Call]: Part extends "params" | "query" ? InAddress<Call[Part]> : InBody<Call[Part]>;
};
export type Call<Id extends RouteId> = Addressed<CallOf<Routes[Id]>>;
export type Answer<Id extends RouteId> = JsonOf<Routes[Id]>;
type Options = Pick<RequestOptions, "signal" | "idempotencyKey" | "noSignInPrompt">;
export type CallArguments<Id extends RouteId> =
  Record<never, never> extends Call<Id> ? [call?: Call<Id> & Options] : [call: Call<Id> & Options];

interface AnyCall extends Options {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Calls a route and returns its answer. A POST has the given `Idempotency-Key`, else a new one.
 * @throws {ApiError}
 */
export const api = async <Id extends RouteId>(id: Id, ...[call]: CallArguments<Id>): Promise<Answer<Id>> =>
  (await send(id, call)).answer;

interface Received<Id extends RouteId> {
  answer: Answer<Id>;
  leadsVersion: string | null;
}

/**
 * Calls a route like `api`, and also returns the version of the leads list that the answer contains.
 * @throws {ApiError}
 */
export async function send<Id extends RouteId>(id: Id, call?: Call<Id> & Options): Promise<Received<Id>> {
  const { method, path, options } = requestFor(id, call);
  const response = await request(path, { ...options, method });
  // Do not check the answer again: the server has checked it against the same schema.
  const answer = (await readJson(response)) as Answer<Id>;
  return { answer, leadsVersion: response.headers.get("x-leads-version") };
}

export type FileId = { [Id in RouteId]: Routes[Id] extends { mediaType: string } ? Id : never }[RouteId];

export async function apiFile<Id extends FileId>(id: Id, ...[call]: CallArguments<Id>): Promise<Blob> {
  const parts: Blob[] = [];
  let cursor: string | undefined;
  do {
    const { method, path, options } = requestFor(id, { ...call, query: { cursor } });
    const response = await request(path, { ...options, method });
    parts.push(await response.blob());
    cursor = response.headers.get("x-next-cursor") ?? undefined;
  } while (cursor);
  return new Blob(parts, { type: parts[0]?.type ?? "" });
}

/** Returns the address of a GET, which is also the first element of its query key. */
export function apiPath<Id extends RouteId>(id: Id, ...[call]: CallArguments<Id>): string {
  return requestFor(id, call).path;
}

function requestFor(id: RouteId, call: AnyCall = {}): { method: string; path: string; options: RequestOptions } {
  const { method, path } = addressOf(id, call);
  const { body, signal, noSignInPrompt } = call;
  const idempotencyKey = method === "POST" ? (call.idempotencyKey ?? crypto.randomUUID()) : undefined;
  return { method, path, options: { body, signal, idempotencyKey, noSignInPrompt } };
}
