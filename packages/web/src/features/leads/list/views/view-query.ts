import type { WorkSettings } from "@linkedpotential/contract/user/work-settings";
import { filterNames } from "../filters/lead-filters.ts";

type Columns = WorkSettings["leadColumns"];

/** Parameters of the address that a saved view keeps. */
const keptNames = ["status", ...filterNames, "sort"] as const;
const columnsName = "columns";

/** Returns the query of a saved view: filters and sorting of an address, and the columns. */
export function viewQuery(query: string, columns: Columns): string {
  const address = new URLSearchParams(query);
  const view = new URLSearchParams();
  for (const name of keptNames) {
    const text = address.get(name);
    if (text) view.set(name, text);
  }
  if (columns.length > 0) {
    view.set(columnsName, columns.map(({ id, width }) => (width ? `${id}:${width}` : id)).join(","));
  }
  return view.toString();
}

/** Returns the query of an address that shows a saved view. With null it shows all leads. */
export function addressOfView(query: string, view: { name: string; query: string } | null): string {
  const next = new URLSearchParams(query);
  for (const name of ["search", "page", "saved", ...keptNames]) next.delete(name);
  if (!view) return next.toString();
  const kept = new URLSearchParams(view.query);
  for (const name of keptNames) {
    const text = kept.get(name);
    if (text) next.set(name, text);
  }
  next.set("saved", view.name);
  return next.toString();
}

/** Returns the columns of a saved view. Empty for the default columns. */
export function columnsOfView(query: string): Columns {
  const text = new URLSearchParams(query).get(columnsName);
  if (!text) return [];
  return text.split(",").map((part) => {
    const [id = "", width] = part.split(":");
    return width ? { id, width: Number(width) } : { id };
  });
}
