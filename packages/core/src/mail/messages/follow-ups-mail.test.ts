import { languages } from "@linkedpotential/contract/user/settings";
import { describe, expect, it } from "vitest";
import { config } from "../../config.ts";
import { htmlText } from "../html-text.ts";
import { subjectMax } from "../subject.ts";
import { followUpsMail as writeMail } from "./follow-ups-mail.ts";

type Recipient = Parameters<typeof writeMail>[1];
type Lead = Parameters<typeof writeMail>[2]["leads"][number];

const recipient = { language: "de", workspace: "freelance", name: "Änne Weiß" } as const;
const unsubscribe = { page: "https://example.org/page?token=a.1.b", oneClick: "https://example.org/api/a.1.b" };
const followUpLinksOf = (leadId: number) => {
  const page = `https://example.org/follow-up?token=${leadId}.`;
  return { done: `${page}done`, day: `${page}day`, week: `${page}week` };
};
const mailOf = (leads: readonly Lead[], { overdue = 0, to = recipient }: { overdue?: number; to?: Recipient } = {}) =>
  writeMail(config(), to, { date: "2027-03-12", leads, overdue }, { unsubscribe, followUpLinksOf });
const followUp: Lead = {
  ...{ id: 5, name: "Ida Öz", company: "Nord AG", followUpNotes: "Nach dem Budget fragen" },
  ...{ nextStep: "", phone: "", linkedinUrl: "" },
};
const named = (...names: string[]) => names.map((name, index) => ({ ...followUp, name, id: index + 1 }));
const many = (count: number) => named(...Array.from({ length: count }, (_, index) => `Lead ${index + 1}.`));

describe("the mail of due follow-ups", () => {
  it.each(languages)("lists the leads in %s, in text and HTML", (language) => {
    const { text, html } = mailOf([followUp, { ...followUp, id: 6, name: "Bo", company: "Süd", followUpNotes: "" }], {
      to: { ...recipient, language },
    });
    expect(text).toContain("Änne Weiß,");
    expect(text).toMatch(/\n\nIda Öz, Nord AG\nNach dem Budget fragen\n(.+\n)+\nBo, Süd\n(.+\n)+\n/);
    expect(html).toContain("<strong>Ida Öz, Nord AG</strong><br>Nach dem Budget fragen<br>");
    expect(html).toContain("<strong>Bo, Süd</strong><br><span");
    expect(text).toContain("/freelance/dashboard?section=dashboard\n");
  });

  it("states what is needed for the call: note, next step, telephone, profile, and a link to the lead", () => {
    const linkedinUrl = "https://www.linkedin.com/in/ida-oez";
    const { text, html } = mailOf([{ ...followUp, nextStep: "Angebot senden", phone: "+49 30 1234567", linkedinUrl }]);
    expect(text).toContain(
      "Ida Öz, Nord AG\nNach dem Budget fragen\nNächster Schritt: Angebot senden\nTelefon: +49 30 1234567\nLead öffnen:\nhttp://127.0.0.1:3000/freelance/dashboard?section=leads&lead=5\nLinkedIn-Profil:\nhttps://www.linkedin.com/in/ida-oez\nErledigt:\n",
    );
    expect(html).toContain(`href="${linkedinUrl}"`);
    expect(mailOf([followUp]).text).not.toMatch(/LinkedIn-Profil|Telefon|Nächster/);
  });

  it("offers for each lead to complete or postpone the follow-up, in text and HTML", () => {
    const { text, html } = mailOf([followUp, { ...followUp, id: 6 }]);
    for (const id of [5, 6]) {
      const links = followUpLinksOf(id);
      expect(text).toContain(`\nErledigt:\n${links.done}\n+1 Tag:\n${links.day}\n+1 Woche:\n${links.week}\n`);
      for (const [label, href] of [
        ["Erledigt", links.done],
        ["+1 Tag", links.day],
        ["+1 Woche", links.week],
      ]) {
        expect(html).toContain(`<a class="link" href="${href}" style="color:#0b6b6f">${label}</a>`);
      }
    }
  });

  it("names in the subject as many leads as fit", () => {
    const subjectOf = (...names: string[]) => mailOf(named(...names)).subject;
    expect(subjectOf("Ayşe Yıldız", "Dr. Max Strauß", "Elif Aydın")).toBe("Heute 3 Follow-ups: Yıldız, Strauß, Aydın");
    expect(subjectOf("Ayşe Yıldız")).toBe("Heute 1 Follow-up: Yıldız");
    expect(subjectOf("Dr.")).toBe("Heute 1 Follow-up: Dr.");
    expect(subjectOf("Yıldız", "Strauß", "Aydın", "Öz")).toBe("Heute 4 Follow-ups: Yıldız, Strauß, Aydın …");
    expect(subjectOf("Leutheusser-Schnarrenberger", "Strauß")).toBe(
      "Heute 2 Follow-ups: Leutheusser-Schnarrenberger …",
    );
    expect(subjectOf("Ida Oberhuber-Mittermaier", "Strauß", "Öz")).toBe("Heute 3 Follow-ups: Oberhuber-Mittermaier …");
    const longest = subjectOf("N".repeat(200), "M".repeat(200));
    expect(longest).toHaveLength(subjectMax);
  });

  it("counts the overdue ones in the heading and links to the list of both", () => {
    const leads = named("Ida Öz");
    expect(mailOf(leads).text).not.toContain("überfällig");
    const [heading] = mailOf(leads, { overdue: 2 }).text.split("\n");
    expect(heading).toBe("Heute 1 Follow-up, außerdem 2 überfällig");
    expect(mailOf(leads, { overdue: 2 }).text).toContain(
      "\n\nAußerdem sind 2 Follow-ups überfällig. Im Dashboard stehen sie unter „Heute“.\n\n",
    );
    expect(mailOf(leads, { overdue: 1 }).text).toContain("Außerdem ist 1 Follow-up überfällig.");
  });

  it("stays below the 100 KB at which mail programs cut a message off, however long its texts are", () => {
    const longest = {
      ...{ name: "Ä".repeat(200), company: "U".repeat(200), followUpNotes: "F".repeat(100) },
      ...{ nextStep: "S".repeat(500), phone: "1".repeat(50) },
      linkedinUrl: `https://www.linkedin.com/in/${"a".repeat(270)}`,
    };
    const token = `done.1234567890123.12345.2027-03-12o.1805443200.${"A".repeat(43)}`;
    const href = `https://www.linkedpotential.example/paullouisconsulting/follow-up?token=${token}`;
    const links = { unsubscribe, followUpLinksOf: () => ({ done: href, day: href, week: href }) };
    const leads = Array.from({ length: 60 }, (_, id) => ({ ...longest, id }));
    const { html } = writeMail(config(), recipient, { date: "2027-03-12", leads, overdue: 60 }, links);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it.each(languages)("has all texts in %s, and the same texts in HTML", (language) => {
    const { text, html } = mailOf(many(26), { overdue: 2, to: { ...recipient, language } });
    const texts = text.trim().split("\n\n");
    // 25 of these texts are follow-ups, because the mail lists no more. The 26th follow-up is replaced by a hint that
    // there are others.
    expect(texts).toHaveLength(33);
    for (const line of texts.slice(0, -1).flatMap((one) => one.split("\n"))) {
      if (line.startsWith("http")) continue;
      expect(line).toMatch(/^\S.{2}/);
      expect(html).toContain(htmlText(line.replace(/\s?:$/, "")));
    }
  });

  it("names the day in the language", () => {
    const dayIn = (language: (typeof languages)[number]) =>
      mailOf([followUp], { to: { ...recipient, language } }).text.split("\n\n")[2];
    expect(languages.map(dayIn)).toEqual([
      "für heute (Freitag, 12. März 2027) haben Sie sich vorgenommen:",
      "This is what you planned for today (Friday, 12 March 2027):",
      "Voici ce que vous avez prévu pour aujourd’hui (vendredi 12 mars 2027)\u00a0:",
    ]);
  });

  it("escapes user text in HTML", () => {
    const { html } = mailOf([{ ...followUp, name: "<script>alert(1)</script>", nextStep: "<b>", phone: '"><img>' }]);
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toMatch(/<script|<b>|<img/);
  });

  it("lists 25 and counts the others", () => {
    const more = "weiteres Follow-up steht im Dashboard.";
    expect(mailOf(many(25)).text).not.toContain(more);
    const { text } = mailOf(many(26));
    expect(text).toContain(`Ein ${more}`);
    expect(text).toContain("Lead 25.");
    expect(text).not.toContain("Lead 26.");
    expect(mailOf(many(30)).text).toContain("\n\n5 weitere stehen im Dashboard.\n\n");
  });

  it("links to an existing workspace", () => {
    const { text } = mailOf([followUp], { to: { ...recipient, workspace: "gone" } });
    expect(text).toContain("/freelance/dashboard?section=leads&lead=5");
  });
});
