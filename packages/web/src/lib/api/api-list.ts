import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { Routes } from "@linkedpotential/contract/routes";
import type { ListPage } from "./list-page.ts";
import { readJson, request } from "./request.ts";

export type ListId = { [Id in RouteId]: Routes[Id] extends { paged: true } ? Id : never }[RouteId];

interface Known {
  etag: string;
  list: unknown[];
}
/** The last version of each list, by address: a 304 answers the very same array, so that nothing renders again. */
const known = new Map<string, Known>();

/** Forgets the known versions: another account must never be answered with them. */
export const forgetLists = (): void => known.clear();

/** All pages of a list. Asks only for changes when it is already known. @throws {ApiError} */
export async function apiAll(path: string, signal?: AbortSignal): Promise<unknown[]> {
  const before = known.get(path);
  const first = await request(path, { etag: before?.etag, signal });
  if (before && first.status === 304) return before.list;
  const list = await items(first);
  let cursor = first.headers.get("x-next-cursor");
  while (cursor) {
    const page = await request(pathFrom(path, cursor), { signal });
    list.push(...(await items(page)));
    cursor = page.headers.get("x-next-cursor");
  }
  const etag = first.headers.get("etag");
  if (etag) known.set(path, { etag, list });
  return list;
}

const pathFrom = (path: string, cursor: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;

/** One page of a list, the first without a cursor. @throws {ApiError} */
export async function apiPage(
  path: string,
  cursor: string | null,
  signal: AbortSignal | undefined,
): Promise<ListPage<unknown>> {
  const page = await request(cursor === null ? path : pathFrom(path, cursor), { signal });
  return { items: await items(page), next: page.headers.get("x-next-cursor") };
}

async function items(response: Response): Promise<unknown[]> {
  const page = await readJson(response);
  return Array.isArray(page) ? page : [];
}
