import { apiPath } from "../lib/api.ts";
import { keepEarlyAnswer } from "../lib/early-answers.ts";
import { request } from "../lib/request.ts";
import { storage } from "../lib/storage.ts";

/**
 * Asks for the first data while the code that shows it still loads: who is signed in and, for the dashboard, tasks and
 * leads. Without a token most likely nobody is signed in, and nothing more is asked for in vain.
 */
export function askEarly(pathname: string): void {
  const paths: string[] = [apiPath("auth/me")];
  const isDashboard = /\/dashboard\/?$/.test(pathname);
  if (isDashboard && storage.get("authToken")) paths.push(apiPath("tasks/list"), apiPath("leads/list"));
  for (const path of paths) keepEarlyAnswer(path, request(path));
}
