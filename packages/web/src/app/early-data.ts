import { apiPath } from "../lib/api.ts";
import { keepEarlyAnswer } from "../lib/early-answers.ts";
import { request } from "../lib/request.ts";
import { storage } from "../lib/storage.ts";
import type { Visit } from "./visits.ts";

/**
 * Asks for the first data while the code that shows it still loads: who is signed in and what the visit shows. Without a
 * token most likely nobody is signed in, and nothing more is asked for in vain.
 */
export function askEarly({ data }: Visit): void {
  const lists = storage.get("authToken") ? data.map((id) => apiPath(id)) : [];
  for (const path of [apiPath("auth/me"), ...lists]) keepEarlyAnswer(path, request(path));
}
