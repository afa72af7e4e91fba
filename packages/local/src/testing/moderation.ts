import type { Post } from "@linkedpotential/contract/community/schema";
import type { NewReport, Report } from "@linkedpotential/contract/moderation/schema";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import type { Mail } from "../mail/mailbox.ts";
import { signedInAdmin } from "./accounts.ts";
import type { TestAnswer } from "./call.ts";
import { communityCalls, type Someone } from "./community.ts";
import type { TestStack } from "./stack.ts";

type Subject = { userId: number; id?: number };

export interface ModerationCalls {
  /** Reports a post, or a user when `subject` contains only `userId`. */
  report(
    reporter: Someone,
    subject: Subject,
    overrides?: { [Field in keyof NewReport]?: unknown },
  ): Promise<TestAnswer>;
  /** Reports a post or user and expects success. Returns the id of the report. */
  reported(reporter: Someone, subject: Subject): Promise<number>;
  /** Creates two users, of whom one has reported a post of the other. `id` is the id of the report. */
  reportedPost(): Promise<{ ida: Someone; jan: Someone; post: Post; id: number }>;
  find(reportId: number): Promise<Report>;
  reports(query?: Record<string, string>): Promise<Report[]>;
  /** Sends a decision about a report. The decision is for the current revision, unless it names another one. */
  decide(reportId: number, decision: Record<string, unknown>): Promise<TestAnswer>;
  hide(reportId: number): Promise<TestAnswer>;
  restore(reportId: number): Promise<TestAnswer>;
  object(author: Someone, postId?: number): Promise<TestAnswer>;
  /** Returns a user's notifications about reports, newest first. */
  notificationsOf(someone: Someone): Promise<Notification[]>;
  mailsTo(someone: Someone): Mail[];
}

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
  const report: ModerationCalls["report"] = ({ token }, { userId, id: postId = null }, overrides) => {
    const given = { reason: "spam", explanation: "Zwanzigmal derselbe Text.", isSincere: true };
    return stack.call("moderation/report", { token, body: { userId, postId, ...given, ...overrides } });
  };
  const reported: ModerationCalls["reported"] = async (reporter, subject) =>
    ((await report(reporter, subject)).json as { id: number }).id;
  return {
    report,
    reported,
    reportedPost: async () => {
      const { member, publish } = communityCalls(stack);
      const [ida, jan] = [await member("Ida Öz"), await member("Jan Dyk")];
      const post = await publish(ida, { title: "Nur Werbung" });
      return { ida, jan, post, id: await reported(jan, post) };
    },
    find,
    reports,
    decide,
    hide: (reportId) => decide(reportId, { outcome: "hidden", ground: "terms", statement: "Das ist Werbung." }),
    restore: (reportId) => decide(reportId, { outcome: "restored", statement: "Es war ein Irrtum." }),
    object: ({ token }, postId) =>
      stack.call("moderation/object", { token, body: { postId: postId ?? null, text: "Das ist ein Projekt." } }),
    notificationsOf: async ({ token }) => {
      const bell = (await stack.call("notifications/list", { token })).json as Notification[];
      return bell.filter(({ type }) => /^(report|content)_/.test(type));
    },
    mailsTo: ({ user }) => stack.mails().filter(({ to }) => to === user.email),
  };
}
