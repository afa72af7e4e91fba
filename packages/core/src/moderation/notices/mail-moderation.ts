import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { Context } from "../../context.ts";
import type { ModeratedKind } from "../../mail/messages/moderation/moderated-kind.ts";
import { moderationDeskMail } from "../../mail/messages/moderation/moderation-desk-mail.ts";
import { reportMail } from "../../mail/messages/moderation/report-mail.ts";
import { statementMail } from "../../mail/messages/moderation/statement-mail.ts";
import { type MailOutcome, sendMailOnce } from "../../mail/send-mail-once.ts";
import { acceptsMail } from "../../user/accepts-mail.ts";
import { shortName } from "../../user/shown-name.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import type { StoredReport } from "../reports/report.entity.ts";
import {
  findReported,
  type ModerationEvent,
  type ModerationNotificationType,
  readModerationNotice,
} from "./moderation-notice.ts";

type MailedEvent = ModerationEvent | OutboxEvents["report.objected"];
type Outcome = { mail: MailOutcome | "unwanted" | "outdated" };

/**
 * Mails the person concerned by a moderation event and, for reports and objections, the moderators. Each mail is sent
 * at most once.
 */
export async function mailModeration(ctx: Context, event: MailedEvent): Promise<Outcome> {
  ctx.log.note("reportId", event.reportId);
  if (event.type === "report.objected") return mailModerators(ctx, event);
  const outcome = await mailConcerned(ctx, event);
  if (event.type === "report.received") await mailModerators(ctx, event);
  return outcome;
}

async function mailModerators(ctx: Context, event: MailedEvent): Promise<Outcome> {
  const report = await findReported(event);
  if (!report) return { mail: "outdated" };
  const about = event.type === "report.objected" ? "objection" : "report";
  const mail = moderationDeskMail(ctx.config, landingWorkspace, about, report);
  const occasion = { userId: report.userId, occasion: `desk ${event.reportId} ${event.revision}` };
  return { mail: await sendMailOnce(ctx, occasion, { to: ctx.config.supportEmail, ...mail }) };
}

async function mailConcerned(ctx: Context, event: ModerationEvent): Promise<Outcome> {
  const notice = await readModerationNotice(event);
  if (!notice) return { mail: "outdated" };
  const { about, userId, report, step } = notice;
  ctx.log.note("userId", userId);
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user || !acceptsMail(user)) return { mail: "unwanted" };
  const { isOwnInitiative = false } = report;
  const said = {
    ...{ title: titleFor(about, report), kind: await kindOf(report), isOwnInitiative },
    statement: step?.text ?? "",
  };
  const mail = contentOf(ctx, user, about, { ...said, reportId: report.reportId, ground: step?.ground ?? "terms" });
  const occasion = `${about} ${event.reportId} ${event.revision}`;
  return { mail: await sendMailOnce(ctx, { userId, occasion }, { to: user.email, ...mail }) };
}

/** Tells what was reported. All posts of a business are projects. */
async function kindOf({ userId, postId }: StoredReport): Promise<ModeratedKind> {
  if (postId === 0) return "profile";
  const { data: author } = await UserEntity.get({ userId }).go({ consistent: true });
  return author?.role === "business" ? "project" : "post";
}

/**
 * Returns the title of the reported content for the mail. If a person was reported, the reporter gets only the short
 * name that other users see.
 */
const titleFor = (about: ModerationNotificationType, { postId, reported }: StoredReport): string =>
  postId === 0 && isForReporter(about) ? shortName(reported.title) : reported.title;

const isForReporter = (
  about: ModerationNotificationType,
): about is Extract<ModerationNotificationType, `report_${string}`> => about.startsWith("report_");

type Said = Parameters<typeof statementMail>[3];

const contentOf = ({ config }: Context, user: UserItem, about: ModerationNotificationType, said: Said) =>
  isForReporter(about) ? reportMail(config, user, about, said) : statementMail(config, user, about, said);
