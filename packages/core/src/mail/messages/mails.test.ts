import type { Language } from "@linkedpotential/contract/user/schema";
import { languages } from "@linkedpotential/contract/user/settings";
import { workspaces } from "@linkedpotential/contract/workspaces";
import { describe, expect, it } from "vitest";
import { config } from "../../config.ts";
import { everyMail } from "../../testing/every-mail.ts";
import { escapeHtml } from "../escape-html.ts";
import { htmlText } from "../html-text.ts";
import { personSubjectMax, subjectMax } from "../subject.ts";
import { emailAskedMail } from "./account/email-asked-mail.ts";
import { emailMovedMail } from "./account/email-moved-mail.ts";
import { passwordChangedMail } from "./account/password-changed-mail.ts";
import { resetMail } from "./account/reset-mail.ts";
import { verificationMail } from "./account/verification-mail.ts";
import { welcomeMail } from "./account/welcome-mail.ts";
import { billingMail } from "./billing/billing-mail.ts";
import { liveTrainingMail } from "./live-training-mail.ts";
import type { AnnouncedTopic } from "./live-training-mail-texts.ts";
import { moderationDeskMail } from "./moderation/moderation-desk-mail.ts";
import { supportMail } from "./support-mail.ts";

const href = "https://example.org/freelance/verify-email?token=abc&email=a%40example.org";
const moment = "12. März 2027 um 09:00 MEZ";
const email = "neu@example.org";
const at = "2027-03-12T17:00:00.000Z";

const mails = everyMail(config()).map((mail) => [mail.name, mail] as const);
const replies = { de: "Antworten Sie auf diese E-Mail", en: "Reply to this e-mail", fr: "Répondez à cet e-mail" };
const greetings = { de: "Guten Tag", en: "Hello", fr: "Bonjour" };

describe.each(mails)("the mail %s", (name, { language, blocks, content }) => {
  const { subject, text, html, replyTo } = content;
  const texts = text.trim().split("\n\n");

  it("has all its texts, the same in text and HTML", () => {
    expect(texts).toHaveLength(blocks);
    for (const line of texts.flatMap((one) => one.split("\n"))) {
      if (/^(http|-- $)/.test(line)) continue;
      expect(line).toMatch(/^\S.{2}/);
      expect(html).toContain(htmlText(line.replace(/\s?:$/, "")));
    }
    expect(html).not.toMatch(/<script|<img|javascript:/);
    for (const [block] of html.matchAll(/<(?:h1|p) [^>]*>/g)) expect(block).toContain("overflow-wrap:anywhere");
  });

  it("begins its subject with the fact, without the sender", () => {
    expect(subject).toMatch(/^[\p{Lu}\d]/u);
    for (const sender of Object.values(workspaces)) expect(subject).not.toContain(sender);
    expect(subject).not.toContain(greetings[language]);
  });

  it("shows the fact in lists of mails instead of the greeting", () => {
    const [, shown = ""] = /<div style="display:none[^>]*>([^<]*)<\/div>/.exec(html) ?? [];
    expect(shown).toMatch(/^[\p{Lu}\d].{8}/u);
    expect(shown).not.toContain(greetings[language]);
    expect(shown).not.toBe(escapeHtml(texts[0] ?? ""));
  });

  it("greets below the heading, has at most one button, and says who reads a reply", () => {
    expect(texts[1]).toMatch(new RegExp(`^${greetings[language]}.*,$`));
    expect(html.match(/border-radius:8px/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(texts.at(-2)).toContain(replies[language]);
    expect(replyTo).toBe("support@linkedpotential.local");
    expect(texts.at(-1)).toContain("/impressum");
  });

  it("uses the words of the glossary", () => {
    expect(text).not.toMatch(
      /Nutzungsbedingungen|kostenlosen Plan|Abrechnung|Widerspruch|(?<!-)\bMail\b|Menschen haben/,
    );
    expect(text).not.toMatch(/terms of use|Billing|(?<!-)\bemail\b(?!=)|Whoever|any more|need not/);
    expect(text).not.toMatch(/conditions d’utilisation|offre gratuite|forfait|Facturation|en direct|[Nn]otre support/);
  });

  it("names the month of each date, unless dots tell the day from the month", () => {
    expect(subject + text).not.toMatch(/(?<!\S)\d{1,2}[/-]\d{1,2}\b/);
    if (language !== "de") expect(subject + text).not.toMatch(/(?<![\d.])\d{1,2}\.\d{1,2}\./);
  });

  it("follows the typography of its language", () => {
    const fullText = `${subject}\n${text}`;
    expect(fullText).not.toMatch(/!|\p{L}'\p{L}|\.\.\.| - |\d (EUR|€)|(EUR|€) \d/u);
    if (!/ de$/.test(name)) expect(text).not.toMatch(/\n\n\p{Ll}/u);
    if (language === "fr") expect(fullText + html).not.toMatch(/ [;:?!»]|« |\d %|\p{L}:\s|[^\s]»|«\S/u);
  });
});

describe("subjects", () => {
  const long = {
    user: "Maximiliane Freifrau von und zu Hohenlohe-Langenburg",
    person: "Bartholomäus-Maximilian-Ferdinand H.",
    title: "Wie Sie im ersten Gespräch den Preis nennen, ohne ihn zu rechtfertigen, und dabei ruhig bleiben",
    company: "Vereinigte Norddeutsche Maschinenbau- und Anlagentechnik GmbH & Co. KG",
    leads: ["Dr. Anna-Lena Leutheusser-Schnarrenberger", "Jan Mittermaier-Oberhuber", "Ida Wolkenstein"],
  };

  it.each(
    everyMail(config(), long).map(({ name, content: { subject } }) => {
      const max = name.startsWith("request message ") ? personSubjectMax : subjectMax;
      return { name, subject, max };
    }),
  )("of the mail $name have at most $max characters, however long the names are", ({ subject, max }) => {
    expect(subject.length).toBeLessThanOrEqual(max);
    expect(subject.length).toBeGreaterThan(12);
  });

  it("of most mails are the heading", () => {
    const others = mails.filter(([, { content }]) => content.subject !== content.text.split("\n")[0]);
    expect(others.map(([name]) => name)).toEqual(["follow-ups de", "follow-ups en", "follow-ups fr"]);
  });

  it("differ by language", () => {
    const subjects = languages.map((language) => resetMail(config(), language, "freelance", href).subject);
    expect(new Set(subjects).size).toBe(languages.length);
  });
});

describe("mails", () => {
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
    }
  });

  it.each(languages)("to newcomers name one next step, and three other beginnings, in %s", (language) => {
    const linksOf = (role: "freelancer" | "business") => {
      const { text } = welcomeMail(config(), language, "freelance", { name: "Änne Weiß", role });
      expect(text).toContain("Änne Weiß,\n");
      return [...text.matchAll(/\/dashboard\?(\S+)\n/g)].map(([, query]) => query);
    };
    const guides = "section=templates&category=engagement";
    const places = ["section=leads&lead=new", "section=leads&import=1", guides, "section=trainings2"];
    expect(linksOf("freelancer")).toEqual(places);
    expect(linksOf("business")).toEqual(["tab=kpis", "tab=overview", "tab=guides", "tab=crm"]);
  });

  it("about money name amount and date", () => {
    const recipient = { language: "de", workspace: "freelance", name: "Änne Weiß" } as const;
    const subjectOf = (topic: Parameters<typeof billingMail>[2]) => billingMail(config(), recipient, topic).subject;
    expect(subjectOf({ about: "reactivated", at })).toBe("Premium läuft weiter, 29,00\u00a0EUR am 12.03.2027");
    expect(subjectOf({ about: "cancelled", at })).toBe("Gekündigt: Premium endet am 12.03.2027");
    const invoice = { about: "invoice", number: "LP-2027-00001", gross: 2900 } as const;
    expect(subjectOf(invoice)).toBe("Rechnung LP-2027-00001 über 29,00\u00a0EUR");
    const refund = { about: "creditNote", number: "LP-2027-00002", gross: -2900 } as const;
    expect(subjectOf(refund)).toBe("Erstattung über 29,00\u00a0EUR (LP-2027-00002)");
  });

  it("to the support team name the sender, and leave the reply to the sender", () => {
    const sender = { userId: 7, name: "Änne Weiß", email: "a@example.org", plan: "kostenlos" as const };
    const mail = supportMail(config(), "freelance", sender, { subject: "Frage", message: "Wie geht das?" });
    expect(mail).not.toHaveProperty("replyTo");
    expect(mail.subject).toBe("Support: Frage");
    expect(mail.text).toBe(
      "Frage\n\nWie geht das?\n\nVon Änne Weiß <a@example.org>, Konto 7\n\n-- \nLinkedPotential Freelance\nhttp://127.0.0.1:3000/landing/freelance\nImpressum\nhttp://127.0.0.1:3000/impressum\n",
    );
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

describe("mails about live events", () => {
  const event = {
    ...{ liveTrainingId: 7, title: "Preise nennen", startsAt: at, duration: "90 Min", instructor: "Alex" },
    meetingLink: "https://meet.example.org/a",
  };
  const mailIn = (
    language: Language,
    about: AnnouncedTopic,
    more: Parameters<typeof liveTrainingMail>[4] = {},
    workspace = "freelance",
  ) => liveTrainingMail(config(), { language, timezone: "Europe/Berlin", workspace, name: "Änne" }, about, event, more);

  it.each(languages)(
    "state the event and its start, and link to the meeting, the offered seat or the list, in %s",
    (language) => {
      for (const about of ["registered", "offered", "changed", "called-off", "removed"] as const) {
        const { text } = mailIn(language, about, { until: "2027-03-10T17:00:00.000Z" });
        expect(text).toContain("Preise nennen\n");
        expect(text).toMatch(/12\D+2027\D+18:00/);
        expect(text.includes("\nhttps://meet.example.org/a\n")).toBe(about === "registered" || about === "changed");
        const shown = { offered: "&event=7", "called-off": "", removed: "" }[String(about)];
        expect(/\/freelance\/dashboard\?section=trainings2(.*)\n/.exec(text)?.[1]).toBe(shown);
        expect(/10\D+2027\D+18:00/.test(text)).toBe(about === "offered");
      }
      expect(mailIn(language, "offered", {}, "gone").text).toContain("/freelance/dashboard");
    },
  );

  it("state what was and what is", () => {
    const previousStartsAt = "2027-03-11T17:00:00.000Z";
    const previousLink = "https://meet.example.org/b";
    const moved = mailIn("de", "changed", { previousStartsAt });
    expect(moved.subject).toBe("Neuer Termin 12. März, 18:00: Preise nennen");
    const facts = "Beginn: 12. März 2027 um 18:00 MEZ\nBisher: 11. März 2027 um 18:00 MEZ\nDauer: 90 Min\nMit: Alex";
    expect(moved.text).toContain(`\n\n${facts}\n\n`);
    const linked = mailIn("de", "changed", { previousLink });
    expect(linked.subject).toBe("Neuer Meeting-Link: Preise nennen");
    const both = "Meeting-Link: https://meet.example.org/a\nBisher: https://meet.example.org/b\n\n";
    expect(linked.text).toContain(both);
    expect(linked.text).not.toContain("Bisher: 1");
    const changed = mailIn("de", "changed", { previousStartsAt, previousLink });
    for (const part of ["Beginn und Meeting-Link", "Bisher: 11. März", both]) expect(changed.text).toContain(part);
    expect(mailIn("de", "changed").text).not.toContain("Bisher");
  });

  it("name day or time in the subject of a reminder", () => {
    expect(languages.map((language) => mailIn(language, "in-a-day").subject)).toEqual([
      "Freitag um 18:00: Preise nennen",
      "Friday at 18:00: Preise nennen",
      "Vendredi à 18:00\u00a0: Preise nennen",
    ]);
    expect(mailIn("de", "in-an-hour").subject).toBe("Um 18:00 geht es los: Preise nennen");
  });
});
