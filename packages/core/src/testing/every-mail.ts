import type { Language } from "@linkedpotential/contract/user/schema";
import { languages } from "@linkedpotential/contract/user/settings";
import type { Config } from "../config.ts";
import type { MailContent } from "../mail/layout.ts";
import { accountDeletedMail } from "../mail/messages/account/account-deleted-mail.ts";
import { accountMessageMail } from "../mail/messages/account/account-message-mail.ts";
import { emailAskedMail } from "../mail/messages/account/email-asked-mail.ts";
import { emailChangeMail } from "../mail/messages/account/email-change-mail.ts";
import { emailMovedMail } from "../mail/messages/account/email-moved-mail.ts";
import { exportFailedMail } from "../mail/messages/account/export-failed-mail.ts";
import { exportReadyMail } from "../mail/messages/account/export-ready-mail.ts";
import { invitationMail } from "../mail/messages/account/invitation-mail.ts";
import { lockMail } from "../mail/messages/account/lock-mail.ts";
import { passwordChangedMail } from "../mail/messages/account/password-changed-mail.ts";
import { premiumGivenMail } from "../mail/messages/account/premium-given-mail.ts";
import { removedFromTeamMail } from "../mail/messages/account/removed-from-team-mail.ts";
import { resetMail } from "../mail/messages/account/reset-mail.ts";
import { unverifiedMail } from "../mail/messages/account/unverified-mail.ts";
import { verificationMail } from "../mail/messages/account/verification-mail.ts";
import { welcomeMail } from "../mail/messages/account/welcome-mail.ts";
import { type BillingTopic, billingMail } from "../mail/messages/billing/billing-mail.ts";
import { decisionMail } from "../mail/messages/billing/decision-mail.ts";
import { receiptMail, strangerReceiptMail } from "../mail/messages/billing/declaration-mail.ts";
import { callReceivedMail } from "../mail/messages/call-received-mail.ts";
import { collaborationMail } from "../mail/messages/collaboration-mail.ts";
import type { CollaborationTopic } from "../mail/messages/collaboration-texts.ts";
import { followUpsMail } from "../mail/messages/follow-ups-mail.ts";
import { liveTrainingMail } from "../mail/messages/live-training-mail.ts";
import { liveTrainingMessageMail } from "../mail/messages/live-training-message-mail.ts";
import { reportMail } from "../mail/messages/moderation/report-mail.ts";
import { statementMail } from "../mail/messages/moderation/statement-mail.ts";
import { newPostsMail } from "../mail/messages/new-posts-mail.ts";
import { type ProjectRequestTopic, projectRequestMail } from "../mail/messages/project-request-mail.ts";
import { requestMessageMails } from "./request-message-mails.ts";

export interface SampleMail {
  name: string;
  language: Language;
  /** Number of blocks in the text: heading, greeting, paragraphs, button, note, offer to reply, sender. */
  blocks: number;
  content: MailContent;
}

/** Names in the mails. */
export interface Names {
  /** Recipient. */
  user: string;
  /** Short name of another user. */
  person: string;
  /** Title of a post or live training, or the subject of a message. */
  title: string;
  company: string;
  leads: readonly string[];
}

const shortNames: Names = {
  user: "Änne Weiß",
  person: "Ida Ö.",
  title: "Mehr & Besser",
  company: "Nord & Süd",
  leads: ["Ayşe Yıldız", "Dr. Max Strauß", "Elif Aydın"],
};

const href = "https://example.org/freelance/verify-email?token=abc&email=a%40example.org";
const unsubscribe = { page: "https://example.org/page?token=a.1.b", oneClick: "https://example.org/api/a.1.b" };
const moment = "12. März 2027 um 09:00 MEZ";
const at = "2027-09-12T17:00:00.000Z";
const before = "2027-09-11T17:00:00.000Z";
const links = { done: `${href}&done`, day: `${href}&day`, week: `${href}&week` };
const declaration = {
  ...{ declarationId: 7, about: "cancellation", name: "Änne Weiß", email: "a@example.org", contract: "Premium" },
  ...{ kind: "extraordinary", endsOn: "", reason: "Umzug", receivedAt: at, isWaiting: false },
} as unknown as Parameters<typeof receiptMail>[2];

type Write = readonly [name: string, blocks: number, content: MailContent];

/**
 * Returns every mail to users, in every language.
 * @internal
 */
export const everyMail = (config: Config, names: Names = shortNames): SampleMail[] =>
  languages.flatMap((language) =>
    [
      ...accountMails(config, language, names),
      ...billingMails(config, language, names),
      ...eventMails(config, language, names),
      ...communityMails(config, language, names),
      ...moderationMails(config, language, names),
    ].map(([name, blocks, content]) => ({ name: `${name} ${language}`, language, blocks, content })),
  );

function accountMails(config: Config, language: Language, { user, company, title }: Names): Write[] {
  const to = { language, workspace: "freelance", name: user };
  const toFreelancer = { ...to, role: "freelancer" } as const;
  const toBusiness = { ...to, workspace: "linkedpotential", role: "business" } as const;
  const email = "neu@example.org";
  const lock = { ground: "terms", statement: "Zwanzig gleiche Beiträge.", href } as const;
  const at = "freelance";
  const deleted = { isOwn: false, reason: "Zwanzig gleiche Beiträge." };
  return [
    ["verification", 7, verificationMail(config, language, at, href)],
    ["welcome", 7, welcomeMail(config, language, at, toFreelancer)],
    ["welcome of a business", 7, welcomeMail(config, language, "linkedpotential", { name: user, role: "business" })],
    ["unverified", 7, unverifiedMail(config, language, at, "freelancer", "2027-09-12")],
    ["reset", 7, resetMail(config, language, at, href)],
    ["password changed", 7, passwordChangedMail(config, language, at, moment)],
    ["email change", 7, emailChangeMail(config, language, at, href)],
    ["email asked", 8, emailAskedMail(config, language, at, { moment, email })],
    ["email moved", 8, emailMovedMail(config, language, at, { moment, email, href })],
    ["export ready", 7, exportReadyMail(config, toFreelancer, "2027-09-12T10:00:00.000Z")],
    ["export failed", 7, exportFailedMail(config, toFreelancer)],
    ["invitation", 7, invitationMail(config, language, { company, inviter: user, expiresAt: before, href })],
    ["removed from a team", 7, removedFromTeamMail(config, toBusiness, { company, owner: user })],
    ["premium given", 6, premiumGivenMail(config, to, "2027-09-12")],
    ["message", 7, accountMessageMail(config, toFreelancer, { subject: title, text: "Bitte melden Sie sich." })],
    [
      "message to a business",
      7,
      accountMessageMail(config, toBusiness, { subject: title, text: "Bitte melden Sie sich." }),
    ],
    ["locked", 9, lockMail(config, toFreelancer, "locked", lock)],
    ["lock upheld", 9, lockMail(config, toFreelancer, "upheld", { ...lock, ground: "law" })],
    ["unlocked", 6, lockMail(config, toFreelancer, "unlocked", lock)],
    ["unlocked with Premium", 7, lockMail(config, toFreelancer, "unlocked", { ...lock, isRenewalOff: true })],
    ["business locked", 9, lockMail(config, toBusiness, "locked", lock)],
    ["business unlocked", 6, lockMail(config, toBusiness, "unlocked", lock)],
    ["account deleted", 7, accountDeletedMail(config, language, at, { isOwn: true })],
    ["account deleted by the team", 9, accountDeletedMail(config, language, at, deleted)],
  ];
}

function billingMails(config: Config, language: Language, { user, company }: Names): Write[] {
  const to = { language, workspace: "freelance", name: user };
  const news: readonly (readonly [BillingTopic, number])[] = [
    [{ about: "started", at, vat: { treatment: "domestic", state: "DE", rate: 19 } }, 12],
    ...(["cancelled", "reactivated", "failed"] as const).map((about) => [{ about, at }, 7] as const),
    ...(["cancelled", "unpaid", "disputed"] as const).map((reason) => [{ about: "ended", reason }, 7] as const),
    ...(["cancelledByTeam", "endedByTeam"] as const).map((about) => [{ about, statement: "Ja.", at }, 8] as const),
    [{ about: "invoice", number: "LP-2027-00001", gross: 2900 }, 6],
    [{ about: "creditNote", number: "LP-2027-00002", gross: -2900 }, 7],
  ];
  const reader = { name: user, language };
  const decided = { about: "cancellation", receivedAt: at, note: "Ihr Vertrag endete schon im Mai." } as const;
  const carriedOut = { about: "withdrawal", outcome: "carried_out" } as const;
  return [
    ...news.map(
      ([topic, blocks]): Write => [Object.values(topic).slice(0, 2).join(" "), blocks, billingMail(config, to, topic)],
    ),
    ["call received", 7, callReceivedMail(config, language, { name: user, company, at: new Date(at) })],
    ["decision about a cancellation", 7, decisionMail(config, reader, { ...decided, outcome: "unfounded" })],
    ["decision about a withdrawal", 7, decisionMail(config, reader, { ...decided, ...carriedOut })],
    ["receipt", 7, receiptMail(config, reader, declaration, { standing: "clear" })],
    ["unproven receipt", 8, receiptMail(config, reader, declaration, { standing: "unproven", token: "abc" })],
    // Always in German, because the language of a stranger is unknown.
    ...(language === "de" ? [["receipt for a stranger", 6, strangerReceiptMail(config, declaration)] as const] : []),
  ];
}

function eventMails(config: Config, language: Language, { user, title }: Names): Write[] {
  const to = { language, timezone: "Europe/Berlin", workspace: "freelance", name: user };
  const event = {
    ...{ liveTrainingId: 7, title, startsAt: at, duration: "90 Min", instructor: "Alex" },
    meetingLink: "https://meet.example.org/a",
  };
  const mail = (about: Parameters<typeof liveTrainingMail>[2], more: Parameters<typeof liveTrainingMail>[4] = {}) =>
    liveTrainingMail(config, to, about, event, more);
  const previousLink = "https://meet.example.org/b";
  const message = { subject: title, text: "Wir beginnen 5 Minuten früher." };
  return [
    ["event registered", 8, mail("registered")],
    ["event offered", 7, mail("offered", { until: before })],
    ["event moved", 8, mail("changed", { previousStartsAt: before })],
    ["event with another link", 7, mail("changed", { previousLink })],
    ["event moved with another link", 8, mail("changed", { previousStartsAt: before, previousLink })],
    ["event changed", 8, mail("changed")],
    ["event called off", 8, mail("called-off")],
    ["event removed", 8, mail("removed")],
    ["event in a day", 8, mail("in-a-day", { unsubscribe })],
    ["event in an hour", 7, mail("in-an-hour", { unsubscribe })],
    ["event message", 7, liveTrainingMessageMail(config, to, event, message)],
  ];
}

function communityMails(config: Config, language: Language, { user, person, title, leads }: Names): Write[] {
  const to = { language, workspace: "freelance", name: user };
  const request = { person, postId: 7, title };
  const message = "Ihr Portal passt zu dem, was ich seit Jahren mache. ".repeat(8);
  const posts = Array.from({ length: 12 }, (_, index) => ({
    ...{ postId: index + 1, kind: index === 5 ? ("project" as const) : ("post" as const) },
    ...{ title: `${title} ${index + 1}`, author: person, lookingFor: index === 5 ? ["React"] : [] },
  }));
  const due = leads.map((name, index) => ({
    ...{ id: index + 1, name, company: "Nord AG", followUpNotes: "Nach dem Budget fragen" },
    ...{ nextStep: "Angebot senden", phone: "+49 30 1234567", linkedinUrl: "https://www.linkedin.com/in/nord" },
  }));
  const work = { date: "2027-09-12", leads: due, overdue: 2 };
  const projectMail = (about: ProjectRequestTopic) =>
    projectRequestMail(config, to, { about, person, company: "" }, unsubscribe);
  const digest = { date: "2027-09-12", posts, skills: ["React"] };
  return [
    ...(["post", "project"] as const).flatMap((requestedPost): Write[] => {
      const mail = (about: CollaborationTopic, more: object = {}) =>
        collaborationMail(config, to, { ...request, requestedPost, about, ...more }, unsubscribe);
      return [
        [`request for a ${requestedPost}`, 8, mail("requested", { message })],
        [`request for a ${requestedPost} accepted`, 7, mail("accepted")],
        [`request for a ${requestedPost} rejected`, 7, mail("rejected")],
      ];
    }),
    [
      "filled project",
      7,
      collaborationMail(config, to, { ...request, requestedPost: "project", about: "filled" }, unsubscribe),
    ],
    ["project request", 7, projectMail("sent")],
    ["project request accepted", 7, projectMail("accepted")],
    ["project request rejected", 7, projectMail("rejected")],
    ["contact data for a project request", 7, projectMail("contact")],
    ...requestMessageMails(config, to, { person, text: message }, unsubscribe),
    ["new posts", 17, newPostsMail(config, to, digest, unsubscribe)],
    ["follow-ups", 10, followUpsMail(config, to, work, { unsubscribe, followUpLinksOf: () => links })],
  ];
}

function moderationMails(config: Config, language: Language, { user, person, title }: Names): Write[] {
  const to = { language, workspace: "freelance", role: "freelancer", name: user } as const;
  const toBusiness = { ...to, workspace: "linkedpotential", role: "business" } as const;
  const statement = "Das ist Werbung.";
  const report = { reportId: 7, title, statement };
  const said = { ...report, isOwnInitiative: false, ground: "terms" } as const;
  return (["post", "project", "profile"] as const).flatMap((kind): Write[] => {
    const reported = { ...report, kind, title: kind === "profile" ? person : title };
    const content = { ...said, kind };
    const author = kind === "project" ? toBusiness : to;
    return [
      [`report received ${kind}`, 7, reportMail(config, to, "report_received", reported)],
      [`report upheld ${kind}`, 8, reportMail(config, to, "report_upheld", reported)],
      [`report dismissed ${kind}`, 8, reportMail(config, to, "report_dismissed", reported)],
      [`hidden ${kind}`, 10, statementMail(config, author, "content_hidden", content)],
      [
        `hidden by own initiative ${kind}`,
        10,
        statementMail(config, author, "content_hidden", { ...content, isOwnInitiative: true, ground: "law" }),
      ],
      [`stays hidden ${kind}`, 10, statementMail(config, author, "content_stays_hidden", content)],
      [`restored ${kind}`, 8, statementMail(config, author, "content_restored", content)],
      ...(kind === "profile"
        ? [["hidden profile of a business", 10, statementMail(config, toBusiness, "content_hidden", content)] as const]
        : []),
    ];
  });
}
