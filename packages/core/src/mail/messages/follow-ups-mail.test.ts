import { languages } from "@linkedpotential/contract/user/settings";
import { describe, expect, it } from "vitest";
import { config } from "../../config.ts";
import { escapeHtml } from "../escape-html.ts";
import { followUpsMail as writeMail } from "./follow-ups-mail.ts";

const recipient = { language: "de", workspace: "freelance", name: "Änne Weiß" } as const;
const unsubscribe = { page: "https://example.org/page?token=a.1.b", oneClick: "https://example.org/api/a.1.b" };
const followUpsMail = (to: Parameters<typeof writeMail>[1], date: string, due: Parameters<typeof writeMail>[3]) =>
  writeMail(config(), to, date, due, unsubscribe);
const followUp = { name: "Ida Öz", company: "Nord AG", followUpNotes: "Nach dem Budget fragen" };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...followUp, name: `Lead ${index + 1}.` }));

describe("the mail of due follow-ups", () => {
  it.each(languages)("lists the leads in %s, in text and HTML", (language) => {
    const mail = followUpsMail({ ...recipient, language }, "2027-03-12", [
      followUp,
      { name: "Bo", company: "Süd", followUpNotes: "" },
    ]);
    expect(mail.text).toContain("Änne Weiß,");
    expect(mail.text).toContain("\n\nIda Öz, Nord AG\nNach dem Budget fragen\n\nBo, Süd\n\n");
    expect(mail.html).toContain("Ida Öz, Nord AG<br>Nach dem Budget fragen");
    expect(mail.text).toContain("/freelance/dashboard?section=leads\n");
    expect(`${mail.subject}${mail.text}`).not.toContain("!");
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
