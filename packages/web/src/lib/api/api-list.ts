import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { Routes } from "@linkedpotential/contract/routes";
import type { ListPage } from "./list-page.ts";
import { readJson, request } from "./request.ts";

export type ListId = { [Id in RouteId]: Routes[Id] extends { paged: true } ? Id : never }[RouteId];

interface Known {
  etag: string;
  list: unknown[];
}
/** The last confirmed version of each list, by address. A cached list that is another array has unconfirmed changes. */
const known = new Map<string, Known>();

/** Forgets the known versions: another account must never be answered with them. */
export const forgetLists = (): void => known.clear();

/**
 * All pages of a list. When the version of the cached list is known it asks only for changes, and returns the same array
 * if there are none, so that nothing renders again.
 * @throws {ApiError}
 */
export async function apiAll(path: string, cached?: unknown, signal?: AbortSignal): Promise<unknown[]> {
  const before = known.get(path);
  const same = before?.list === cached ? before : undefined;
  const first = await request(path, { etag: same?.etag, signal });
  if (same && first.status === 304) return same.list;
  const list = await items(first);
  let cursor = first.headers.get("x-next-cursor");
  while (cursor) {
    const page = await request(pathFrom(path, cursor), { signal });
    list.push(...(await items(page)));
    cursor = page.headers.get("x-next-cursor");
  }
  const etag = first.headers.get("etag");
  // The answer to a canceled call does not reach the cache.
  if (etag && !signal?.aborted) known.set(path, { etag, list });
  return list;
}

/**
 * Call after a write of this browser, also after a failed one. If the write changed the cached list, which had the version
 * before the write, the list now has the one after it. Otherwise the next `apiAll` reads the whole list.
 *
 * @param versions ETags before and after the write, where the server names them
 */
export function confirmChange(path: string, cached: unknown, versions: string | null | undefined): void {
  const confirmed = known.get(path);
  if (!confirmed || confirmed.list === cached) return;
  known.delete(path);
  const [before = "", after] = versions?.split(", ") ?? [];
  if (after && confirmed.etag.endsWith(before)) known.set(path, { etag: after, list: cached as unknown[] });
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
