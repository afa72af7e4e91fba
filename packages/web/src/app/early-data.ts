import { apiPath } from "../lib/api/api.ts";
import { addEarlyAnswer } from "../lib/api/early-answers.ts";
import { request } from "../lib/api/request.ts";
import { storage } from "../lib/storage/storage.ts";
import type { PreloadPlan } from "./preload-plans.ts";

/** Requests the first data while the code still loads. Without a token it skips the lists, which need a session. */
export function prefetchData({ data }: PreloadPlan): void {
  const lists = storage.get("authToken") ? data.map((id) => apiPath(id)) : [];
  for (const path of [apiPath("auth/me"), ...lists]) addEarlyAnswer(path, request(path));
}
