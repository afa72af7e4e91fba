import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { Routes } from "@linkedpotential/contract/routes";
import type { ListPage } from "./list-page.ts";
import { readJson, request } from "./request.ts";

export type ListId = { [Id in RouteId]: Routes[Id] extends { paged: true } ? Id : never }[RouteId];

interface ListVersion {
  etag: string;
  list: unknown[];
}
/** The last server version of each list, by address. A cached array other than `list` has unconfirmed changes. */
const versions = new Map<string, ListVersion>();

/** Removes all versions. Another account must never get the lists of the previous one. */
export const forgetLists = (): void => versions.clear();

/**
 * Reads all pages of a list. If the version of the cached list is known, the request carries its ETag. After a 304 the
 * same array is returned, so that nothing renders again.
 * @throws {ApiError}
 */
export async function apiAll(path: string, cached?: unknown, signal?: AbortSignal): Promise<unknown[]> {
  const before = versions.get(path);
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
  // Do not store the version of a canceled call, because its answer is not cached.
  if (etag && !signal?.aborted) versions.set(path, { etag, list });
  return list;
}

/**
 * Updates the known version of a cached list after a write, even a failed one. If the known version is the one before
 * the write, it becomes the one after the write. Otherwise it is forgotten, and the next `apiAll` reads the whole list.
 * @param etags before and after the write, as `"before, after"`. Absent when the server sent none
 */
export function updateListVersion(path: string, cached: unknown, etags: string | null | undefined): void {
  const confirmed = versions.get(path);
  if (!confirmed || confirmed.list === cached) return;
  versions.delete(path);
  const [before = "", after] = etags?.split(", ") ?? [];
  if (after && confirmed.etag.endsWith(before)) versions.set(path, { etag: after, list: cached as unknown[] });
}

const pathFrom = (path: string, cursor: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;

/**
 * Reads one page of a list. A null cursor reads the first page.
 * @throws {ApiError}
 */
export async function apiPage(
  path: string,
  cursor: string | null,
  signal: AbortSignal | undefined,
): Promise<ListPage<unknown>> {
  const page = await request(cursor === null ? path : pathFrom(path, cursor), { signal });
  return { items: await items(page), next: page.headers.get("x-next-cursor") };
}

/**
 * Reads one page like `apiPage`, but skips empty pages, whose items have been deleted.
 * @throws {ApiError}
 */
export async function filledPage(...[path, cursor, signal]: Parameters<typeof apiPage>): Promise<ListPage<unknown>> {
  const page = await apiPage(path, cursor, signal);
  return page.items.length === 0 && page.next !== null ? filledPage(path, page.next, signal) : page;
}

async function items(response: Response): Promise<unknown[]> {
  const page = await readJson(response);
  return Array.isArray(page) ? page : [];
}
