import { languages } from "@linkedpotential/contract/user/settings";
import { describe, expect, it } from "vitest";
import { config } from "../../config.ts";
import { escapeHtml } from "../escape-html.ts";
import { followUpsMail as writeMail } from "./follow-ups-mail.ts";

const recipient = { language: "de", workspace: "freelance", name: "Änne Weiß" } as const;
const unsubscribe = { page: "https://example.org/page?token=a.1.b", oneClick: "https://example.org/api/a.1.b" };
const followUpLinksOf = (leadId: number) => {
  const page = `https://example.org/follow-up?token=${leadId}.`;
  return { done: `${page}done`, day: `${page}day`, week: `${page}week` };
};
const followUpsMail = (to: Parameters<typeof writeMail>[1], date: string, due: Parameters<typeof writeMail>[3]) =>
  writeMail(config(), to, date, due, { unsubscribe, followUpLinksOf });
const followUp = { id: 5, name: "Ida Öz", company: "Nord AG", followUpNotes: "Nach dem Budget fragen" };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...followUp, name: `Lead ${index + 1}.` }));

describe("the mail of due follow-ups", () => {
  it.each(languages)("lists the leads in %s, in text and HTML", (language) => {
    const mail = followUpsMail({ ...recipient, language }, "2027-03-12", [
      followUp,
      { id: 6, name: "Bo", company: "Süd", followUpNotes: "" },
    ]);
    expect(mail.text).toContain("Änne Weiß,");
    expect(mail.text).toMatch(/\n\nIda Öz, Nord AG\nNach dem Budget fragen\n(.+\n)+\nBo, Süd\n(.+\n)+\n/);
    expect(mail.html).toContain("Ida Öz, Nord AG<br>Nach dem Budget fragen");
    expect(mail.text).toContain("/freelance/dashboard?section=leads\n");
    expect(`${mail.subject}${mail.text}`).not.toContain("!");
  });

  it("offers for each lead to complete or postpone the follow-up, in text and HTML", () => {
    const { text, html, subject } = followUpsMail(recipient, "2027-03-12", [followUp, { ...followUp, id: 6 }]);
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
    expect(subject).toBe("LinkedPotential Freelance: Ihre Follow-ups für Freitag, 12. März 2027");
  });

  it("stays below the 100 KB at which mail programs cut a message off, however long its texts are", () => {
    const longest = { name: "N".repeat(200), company: "U".repeat(200), followUpNotes: "F".repeat(100) };
    const token = `done.1234567890123.12345.2027-03-12o.1805443200.${"A".repeat(43)}`;
    const href = `https://www.linkedpotential.example/paullouisconsulting/follow-up?token=${token}`;
    const links = { unsubscribe, followUpLinksOf: () => ({ done: href, day: href, week: href }) };
    const due = Array.from({ length: 60 }, (_, id) => ({ ...longest, id }));
    const { html } = writeMail(config(), recipient, "2027-03-12", due, links);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it.each(languages)("has all texts in %s, the heading in the subject, and the same texts in HTML", (language) => {
    const mail = followUpsMail({ ...recipient, language }, "2027-03-12", many(51));
    const texts = mail.text.trim().split("\n\n");
    // 50 of these texts are follow-ups, because the mail lists no more. The 51st follow-up is replaced by a hint that
    // there are others.
    expect(texts).toHaveLength(56);
    expect(mail.subject.toLowerCase()).toContain(texts[0]?.toLowerCase());
    for (const line of texts.slice(0, -1).flatMap((text) => text.split("\n"))) {
      if (line.startsWith("http")) continue;
      expect(line).toMatch(/^\S.{2}/);
      expect(mail.html).toContain(escapeHtml(line.replace(/\s?:$/, "")));
    }
  });

  it("formats the day in the language", () => {
    const days = languages.map(
      (language) => followUpsMail({ ...recipient, language }, "2027-03-12", [followUp]).subject,
    );
    expect(days).toEqual([
      "LinkedPotential Freelance: Ihre Follow-ups für Freitag, 12. März 2027",
      "LinkedPotential Freelance: Your follow-ups for Friday, 12 March 2027",
      "LinkedPotential Freelance\u00a0: vos relances du vendredi 12 mars 2027",
    ]);
  });

  it("escapes user text in HTML", () => {
    const { html } = followUpsMail(recipient, "2027-03-12", [{ ...followUp, name: "<script>alert(1)</script>" }]);
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script");
  });

  it("lists fifty and mentions that there are more", () => {
    const more = "Die weiteren finden Sie im CRM.";
    expect(followUpsMail(recipient, "2027-03-12", many(50)).text).not.toContain(more);
    const { text } = followUpsMail(recipient, "2027-03-12", many(51));
    expect(text).toContain(more);
    expect(text).toContain("Lead 50.");
    expect(text).not.toContain("Lead 51.");
  });

  it("links to an existing workspace", () => {
    const { text } = followUpsMail({ ...recipient, workspace: "gone" }, "2027-03-12", [followUp]);
    expect(text).toContain("/freelance/dashboard?section=leads");
  });
});
