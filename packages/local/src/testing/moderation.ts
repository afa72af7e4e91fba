import type { NewReport, Report } from "@linkedpotential/contract/moderation/schema";
import { signedInAdmin } from "./accounts.ts";
import type { TestAnswer } from "./call.ts";
import type { Someone } from "./community.ts";
import type { TestStack } from "./stack.ts";

/** What people report and admins decide. @internal */
export interface ModerationCalls {
  /** Of a post, or of a person by `userId` alone. */
  report(
    reporter: Someone,
    subject: { userId: number; id?: number },
    overrides?: { [Field in keyof NewReport]?: unknown },
  ): Promise<TestAnswer>;
  /** The report that was made last about it, as admins see it. */
  find(reportId: number): Promise<Report>;
  reports(query?: Record<string, string>): Promise<Report[]>;
  /** About the report as it is now, unless told otherwise. */
  decide(reportId: number, decision: Record<string, unknown>): Promise<TestAnswer>;
  hide(reportId: number): Promise<TestAnswer>;
  object(author: Someone, postId?: number): Promise<TestAnswer>;
}

/** @internal */
export function moderationCalls(stack: TestStack): ModerationCalls {
  const reports = async (query = {}) => {
    const { token } = await signedInAdmin(stack);
    return (await stack.call("moderation/list-reports", { token, query })).json as Report[];
  };
  const find: ModerationCalls["find"] = async (reportId) => {
    let cursor: string | undefined;
    do {
      const { token } = await signedInAdmin(stack);
      const page = await stack.call("moderation/list-reports", { token, query: cursor ? { cursor } : {} });
      const found = (page.json as Report[]).find(({ id }) => id === reportId);
      if (found) return found;
      cursor = page.headers["x-next-cursor"];
    } while (cursor);
    throw new Error(`no report ${reportId}`);
  };
  const decide: ModerationCalls["decide"] = async (reportId, decision) => {
    const { token } = await signedInAdmin(stack);
    const { revision } = decision.revision ? { revision: decision.revision } : await find(reportId);
    const body = { revision, statement: "So ist es.", ...decision };
    return stack.call("moderation/decide", { token, params: { reportId: String(reportId) }, body });
  };
  return {
    report: ({ token }, { userId, id }, overrides) =>
      stack.call("moderation/report", {
        token,
        body: {
          userId,
          postId: id ?? null,
          reason: "spam",
          explanation: "Zwanzigmal derselbe Text.",
          isSincere: true,
          ...overrides,
        },
      }),
    find,
    reports,
    decide,
    hide: (reportId) => decide(reportId, { outcome: "hidden", ground: "terms", statement: "Das ist Werbung." }),
    object: ({ token }, postId) =>
      stack.call("moderation/object", { token, body: { postId: postId ?? null, text: "Das ist ein Projekt." } }),
  };
}
