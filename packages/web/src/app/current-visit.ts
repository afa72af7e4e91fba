import { storage } from "../lib/storage/storage.ts";
import { type Visit, visitTo } from "./visits.ts";

export function currentVisit(): Visit {
  const section = new URLSearchParams(location.search).get("section") ?? storage.get("activeSection");
  return visitTo(location.pathname, section);
}
