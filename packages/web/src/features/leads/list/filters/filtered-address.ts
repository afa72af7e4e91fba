import { type FilterName, filterNames, writeFilter } from "./lead-filters.ts";

/** Returns the query of an address with these filters only, without search, page and saved view. */
export function filteredAddress(query: string, filters: Partial<Record<FilterName, readonly string[]>>): string {
  const next = new URLSearchParams(query);
  for (const name of ["search", "status", "page", "saved", "tab", ...filterNames]) next.delete(name);
  for (const name of filterNames) {
    const text = writeFilter(filters[name] ?? []);
    if (text) next.set(name, text);
  }
  return next.toString();
}
