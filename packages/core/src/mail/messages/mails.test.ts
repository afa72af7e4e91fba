import type { Language } from "@linkedpotential/contract/user/schema";
import { languages } from "@linkedpotential/contract/user/settings";
import { describe, expect, it } from "vitest";
import { config } from "../../config.ts";
import { escapeHtml } from "../escape-html.ts";
import { accountDeletedMail } from "./account/account-deleted-mail.ts";
import { emailAskedMail } from "./account/email-asked-mail.ts";
import { emailChangeMail } from "./account/email-change-mail.ts";
import { emailMovedMail } from "./account/email-moved-mail.ts";
import { exportFailedMail } from "./account/export-failed-mail.ts";
import { exportReadyMail } from "./account/export-ready-mail.ts";
import { passwordChangedMail } from "./account/password-changed-mail.ts";
import { resetMail } from "./account/reset-mail.ts";
import { verificationMail } from "./account/verification-mail.ts";
import { welcomeMail } from "./account/welcome-mail.ts";
import { type BillingTopic, billingMail } from "./billing/billing-mail.ts";
import { collaborationMail } from "./collaboration-mail.ts";
import { liveTrainingMail } from "./live-training-mail.ts";
import type { AnnouncedTopic } from "./live-training-mail-texts.ts";
import { liveTrainingMessageMail } from "./live-training-message-mail.ts";
import { moderationDeskMail } from "./moderation/moderation-desk-mail.ts";
import { newPostsMail } from "./new-posts-mail.ts";
import { projectRequestMail } from "./project-request-mail.ts";
import { supportMail } from "./support-mail.ts";

const href = "https://example.org/freelance/verify-email?token=abc&email=a%40example.org";
const unsubscribe = { page: "https://example.org/page?token=a.1.b", oneClick: "https://example.org/api/a.1.b" };
const moment = "12. März 2027 um 09:00 MEZ";
const email = "neu@example.org";
const aboutEvents: readonly [AnnouncedTopic, number][] = [
  ["registered", 7],
  ["offered", 7],
  ["changed", 7],
  ["called-off", 7],
  ["removed", 7],
];
function eventMail(language: Language, about: AnnouncedTopic) {
  const recipient = { language, timezone: "Europe/Berlin", workspace: "freelance", name: "Änne Weiß" };
  const at = { startsAt: "2027-03-12T17:00:00.000Z", duration: "90 Min", meetingLink: "https://meet.example.org/a" };
  const event = { liveTrainingId: 7, title: "Mehr & Besser", instructor: "Alex", ...at };
  return liveTrainingMail(config(), recipient, about, event, { until: "2027-03-10T17:00:00.000Z" });
}
function eventMessage(language: Language) {
  const recipient = { language, timezone: "Europe/Berlin", workspace: "freelance", name: "Änne Weiß" };
  const event = { liveTrainingId: 7, title: "Mehr & Besser", startsAt: "2027-03-12T17:00:00.000Z" };
  return liveTrainingMessageMail(config(), recipient, event, { subject: "Bitte < 5 Minuten früher", text: "Bis dann" });
}
const at = "2027-03-12T17:00:00.000Z";
const billingNews: readonly [BillingTopic, number][] = [
  [{ about: "started", at, vat: { treatment: "domestic", state: "DE", rate: 19 } }, 11],
  [{ about: "cancelled", at }, 6],
  [{ about: "reactivated", at }, 5],
  [{ about: "failed", at }, 6],
  [{ about: "ended", reason: "cancelled" }, 6],
  [{ about: "ended", reason: "unpaid" }, 6],
  [{ about: "invoice", number: "LP-2027-00001", gross: 2900 }, 5],
  [{ about: "creditNote", number: "LP-2027-00002", gross: -2900 }, 6],
];
const freelancer = (language: Language) =>
  ({ language, workspace: "freelance", role: "freelancer", name: "Änne Weiß" }) as const;
/** Each mail with its expected number of texts. Heading, paragraphs, button, note and sender count as texts. */
const mails = languages.flatMap((language) => [
  [`event message ${language}`, () => eventMessage(language), 6] as const,
  [`verification ${language}`, () => verificationMail(config(), language, "freelance", href), 6] as const,
  [`reset ${language}`, () => resetMail(config(), language, "freelance", href), 6] as const,
  [`email change ${language}`, () => emailChangeMail(config(), language, "freelance", href), 6] as const,
  [`email asked ${language}`, () => emailAskedMail(config(), language, "freelance", { moment, email }), 6] as const,
  [
    `email moved ${language}`,
    () => emailMovedMail(config(), language, "freelance", { moment, email, href }),
    6,
  ] as const,
  [`password changed ${language}`, () => passwordChangedMail(config(), language, "freelance", moment), 6] as const,
  ...aboutEvents.map(
    ([about, count]) => [`event ${about} ${language}`, () => eventMail(language, about), count] as const,
  ),
  ...(["requested", "project_requested", "accepted", "rejected"] as const).map((about) => {
    const recipient = { language, workspace: "freelance", name: "Änne Weiß" };
    const post = { postId: 7, title: "Mehr & Besser" };
    return [
      `request ${about} ${language}`,
      () => collaborationMail(config(), recipient, about, "Ida Ö.", post, unsubscribe),
      7,
    ] as const;
  }),
  ...(["sent", "accepted", "rejected"] as const).map((about) => {
    const recipient = { language, workspace: "freelance", name: "Änne Weiß" };
    return [
      `project request ${about} ${language}`,
      () => projectRequestMail(config(), recipient, { about, person: "Ida Ö." }, unsubscribe),
      6,
    ] as const;
  }),
  [
    `new posts ${language}`,
    () => {
      const posts = Array.from({ length: 11 }, (_, index) => ({ title: `Beitrag ${index}.`, author: "Ida Ö." }));
      return newPostsMail(
        config(),
        { language, workspace: "freelance", name: "Änne Weiß" },
        "2027-03-12",
        posts,
        unsubscribe,
      );
    },
    16,
  ] as const,
  [
    `welcome ${language}`,
    () => welcomeMail(config(), language, "freelance", { name: "Änne Weiß", role: "freelancer" }),
    5,
  ] as const,
  ...billingNews.map(([news, count]) => {
    const recipient = { language, workspace: "freelance", name: "Änne Weiß" };
    return [
      `billing ${Object.values(news).join(" ")} ${language}`,
      () => billingMail(config(), recipient, news),
      count,
    ] as const;
  }),
  [`export ready ${language}`, () => exportReadyMail(config(), freelancer(language), at), 6] as const,
  [`export failed ${language}`, () => exportFailedMail(config(), freelancer(language)), 6] as const,
  ...[true, false].map(
    (isOwn) =>
      [
        `account deleted ${isOwn} ${language}`,
        () => accountDeletedMail(config(), language, "freelance", { isOwn }),
        6,
      ] as const,
  ),
]);

describe("mails", () => {
  it.each(mails)("%s has the same content in text and HTML, and links to the workspace", (name, make) => {
    const mail = make();
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("LinkedPotential Freelance");
      expect(part).toContain("/landing/freelance");
    }
    expect(mail.html).not.toMatch(/<script|<img|javascript:/);
    for (const [block] of mail.html.matchAll(/<(?:h1|p) [^>]*>/g)) expect(block).toContain("overflow-wrap:anywhere");
    const fullText = `${mail.subject}\n${mail.text}`;
    expect(fullText).not.toMatch(/!|\p{L}'\p{L}|\.\.\.| - |\d (EUR|€)|(EUR|€) \d/u);
    if (!name.endsWith(" de")) expect(mail.text).not.toMatch(/\n\n\p{Ll}/u);
    if (name.endsWith(" fr")) expect(fullText + mail.html).not.toMatch(/ [;:?!»]|« |\d %|\p{L}:\s|[^\s]»|«\S/u);
  });

  it.each(mails)("%s has all its texts, the heading in the subject, and the same texts in HTML", (_, make, count) => {
    const mail = make();
    const texts = mail.text.trim().split("\n\n");
    expect(texts).toHaveLength(count);
    expect(mail.subject.toLowerCase()).toContain(texts[0]?.toLowerCase());
    for (const line of texts.flatMap((text) => text.split("\n"))) {
      if (/^(http|-- $)/.test(line)) continue;
      expect(line).toMatch(/^\S.{2}/);
      expect(mail.html).toContain(escapeHtml(line.replace(/\s?:$/, "")));
    }
  });

  it.each(languages)("in %s contain the link verbatim in the text and escaped in HTML", (language) => {
    for (const mail of [
      verificationMail(config(), language, "freelance", href),
      resetMail(config(), language, "freelance", href),
    ]) {
      expect(mail.text).toContain(`\n${href}\n`);
      expect(mail.html).toContain(`href="${href.replace("&", "&amp;")}"`);
      expect(mail.html).toContain(`<html lang="${language}">`);
    }
  });

  it("differ by language", () => {
    const subjects = languages.map((language) => resetMail(config(), language, "freelance", href).subject);
    expect(new Set(subjects).size).toBe(languages.length);
  });

  it("about account changes state time and address, and link to the page for a new password", () => {
    for (const language of languages) {
      const asked = emailAskedMail(config(), language, "freelance", { moment, email });
      const moved = emailMovedMail(config(), language, "freelance", { moment, email, href });
      for (const { text } of [asked, moved]) expect(text).toContain(email);
      const changed = passwordChangedMail(config(), language, "freelance", moment);
      for (const { text } of [asked, moved, changed]) expect(text).toContain(moment);
      for (const { text } of [asked, changed])
        expect(text).toContain("\nhttp://127.0.0.1:3000/freelance/forgot-password\n");
      expect(moved.text).toContain(`\n${href}\n`);
      const newcomer = { name: "Änne Weiß", role: "freelancer" as const };
      const welcome = welcomeMail(config(), language, "freelance", newcomer);
      expect(welcome.text).toContain("Änne Weiß,\n");
      expect(welcome.text).toContain(":\nhttp://127.0.0.1:3000/landing/freelance\n");
      const ofBusiness = welcomeMail(config(), language, "linkedpotential", { ...newcomer, role: "business" });
      expect(ofBusiness.text).toContain(":\nhttp://127.0.0.1:3000/business\n");
      expect(ofBusiness.text).toContain("KPI");
    }
  });

  it("about live events state the event and its start, and link to the meeting, the offered seat or the list", () => {
    for (const language of languages) {
      for (const [about] of aboutEvents) {
        const { text } = eventMail(language, about);
        expect(text).toContain("Mehr & Besser\n");
        expect(text).toMatch(/12\D+2027\D+18:00/);
        expect(text.includes("\nhttps://meet.example.org/a\n")).toBe(about === "registered" || about === "changed");
        const shown = { offered: "&event=7", "called-off": "", removed: "" }[String(about)];
        expect(/\/freelance\/dashboard\?section=trainings2(.*)\n/.exec(text)?.[1]).toBe(shown);
        expect(/10\D+2027\D+18:00/.test(text)).toBe(about === "offered");
      }
      const unknown = { language, timezone: "Europe/Berlin", workspace: "gone", name: "Änne" };
      const event = { liveTrainingId: 7, title: "T", startsAt: at, duration: "", instructor: "", meetingLink: "" };
      expect(liveTrainingMail(config(), unknown, "offered", event).text).toContain("/freelance/dashboard");
    }
  });

  it("to the support team name the sender", () => {
    const sender = { userId: 7, name: "Änne Weiß", email: "a@example.org", plan: "kostenlos" as const };
    const mail = supportMail(config(), "freelance", sender, { subject: "Frage", message: "Wie geht das?" });
    expect(mail.subject).toBe("Support: Frage");
    expect(mail.text).toBe(
      "Frage\n\nWie geht das?\n\nVon Änne Weiß <a@example.org>, Konto 7\n\n-- \nLinkedPotential Freelance\nhttp://127.0.0.1:3000/landing/freelance\nImpressum\nhttp://127.0.0.1:3000/impressum\n",
    );
  });

  it("start with a preview text for mail lists, and name the sender", () => {
    for (const language of languages) {
      const { html } = welcomeMail(config(), language, "freelance", { name: "Änne <Weiß>", role: "freelancer" });
      const [beginning = ""] = html.split("<body")[1]?.match(/<div style="display:none[^>]*>[^<]+/) ?? [];
      expect(beginning).toMatch(/Änne &lt;Weiß&gt;, .{30}/);
      expect(html).toContain('href="http://127.0.0.1:3000/impressum"');
    }
  });

  it("to moderators state the reason in German and link to the list of reports", () => {
    const mail = moderationDeskMail(config(), "freelance", "report", { reportId: 4, reason: "unlawful" });
    expect(mail.subject).toBe("Neue Meldung: Anderer Gesetzesverstoß");
    expect(mail.text).toContain("\nhttp://127.0.0.1:3000/admin?tab=reports\n");
  });

  it("escape user text in HTML", () => {
    const sender = { userId: 7, name: '"><img src=x>', email: "a@example.org", plan: "kostenlos" as const };
    const message = { subject: "<script>alert(1)</script>", message: "a\n<b onclick='x'>b</b> & c" };
    const { html } = supportMail(config(), "freelance", sender, message);
    expect(html).toContain("a<br>&lt;b onclick=&#39;x&#39;&gt;b&lt;/b&gt; &amp; c");
    expect(html).not.toMatch(/<script|<img|<b /);
  });
});
