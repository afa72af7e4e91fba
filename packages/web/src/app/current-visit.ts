import { storage } from "../lib/storage/storage.ts";
import { type Visit, visitTo } from "./visits.ts";

export function currentVisit(): Visit {
  const named = new URLSearchParams(location.search).get("section");
  const remembered = storage.get("activeSection");
  // As `rememberedSection`, which brings the sections along.
  return visitTo(location.pathname, named ?? (remembered === "kpis" ? null : remembered));
}
