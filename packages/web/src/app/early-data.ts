import { apiPath } from "../lib/api/api.ts";
import { keepEarlyAnswer } from "../lib/api/early-answers.ts";
import { request } from "../lib/api/request.ts";
import { storage } from "../lib/storage/storage.ts";
import type { PreloadPlan } from "./preload-plans.ts";

/**
 * Requests the first data while the code still loads. Without a token it skips the lists, because most likely nobody is
 * signed in.
 */
export function askEarly({ data }: PreloadPlan): void {
  const lists = storage.get("authToken") ? data.map((id) => apiPath(id)) : [];
  for (const path of [apiPath("auth/me"), ...lists]) keepEarlyAnswer(path, request(path));
}
