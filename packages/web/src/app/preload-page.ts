import { apiPath } from "../lib/api.ts";
import { keepEarlyAnswer } from "../lib/early-answers.ts";
import { request } from "../lib/request.ts";
import { storage } from "../lib/storage.ts";
import { preloadTexts } from "../texts/texts.ts";

/**
 * Fetches the dashboard's code and first data while the server still says who is signed in. Failures show when the page
 * does. Without a token most likely nobody is signed in, and nothing is asked for in vain.
 */
export function preloadPage(pathname: string): void {
  if (!/\/dashboard\/?$/.test(pathname)) return;
  import("./routed-pages.tsx").catch(() => undefined);
  import("./dashboard/dashboard-page.tsx").catch(() => undefined);
  preloadTexts("dashboard", "tasks").catch(() => undefined);
  if (!storage.get("authToken")) return;
  for (const path of [apiPath("tasks/list"), apiPath("leads/list")]) keepEarlyAnswer(path, request(path));
}
