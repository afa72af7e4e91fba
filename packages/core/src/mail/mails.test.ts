import { languages } from "@linkedpotential/contract/user/schema";
import { describe, expect, it } from "vitest";
import { emailAskedMail } from "./email-asked-mail.ts";
import { emailChangeMail } from "./email-change-mail.ts";
import { emailMovedMail } from "./email-moved-mail.ts";
import { layOutMail } from "./layout.ts";
import { passwordChangedMail } from "./password-changed-mail.ts";
import { resetMail } from "./reset-mail.ts";
import { supportMail } from "./support-mail.ts";
import { verificationMail } from "./verification-mail.ts";
import { welcomeMail } from "./welcome-mail.ts";

const href = "https://example.org/freelance/verify-email?token=abc&email=a%40example.org";
const moment = "12. März 2027 um 09:00 MEZ";
const email = "neu@example.org";
const mails = languages.flatMap((language) => [
  [`verification ${language}`, verificationMail(language, "freelance", href)] as const,
  [`reset ${language}`, resetMail(language, "freelance", href)] as const,
  [`email change ${language}`, emailChangeMail(language, "freelance", href)] as const,
  [`email asked ${language}`, emailAskedMail(language, "freelance", { moment, email })] as const,
  [`email moved ${language}`, emailMovedMail(language, "freelance", { moment, email, href })] as const,
  [`password changed ${language}`, passwordChangedMail(language, "freelance", moment)] as const,
  [`welcome ${language}`, welcomeMail(language, "freelance", "Änne Weiß")] as const,
]);

describe("mails", () => {
  it.each(mails)("%s says the same in text and HTML and names the workspace with its link", (_, mail) => {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("LinkedPotential Freelance");
      expect(part).toContain("/landing/freelance");
    }
    expect(mail.html).not.toMatch(/<script|<img|javascript:/);
    expect(`${mail.subject}${mail.text}`).not.toContain("!");
  });

  it.each(languages)("in %s carry the link as it is in the text and escaped in HTML", (language) => {
    for (const mail of [verificationMail(language, "freelance", href), resetMail(language, "freelance", href)]) {
      expect(mail.text).toContain(`\n${href}\n`);
      expect(mail.html).toContain(`href="${href.replace("&", "&amp;")}"`);
      expect(mail.html).toContain(`<html lang="${language}">`);
    }
  });

  it("are told apart by language", () => {
    const subjects = languages.map((language) => resetMail(language, "freelance", href).subject);
    expect(new Set(subjects).size).toBe(languages.length);
  });

  it("have a subject of one line, whatever is in it", () => {
    const subject = "Frage\r\nBcc: alle@example.org\u2028x\u0000";
    const mail = layOutMail({ language: "de", workspace: "freelance", subject, heading: "", paragraphs: [] });
    expect(mail.subject).toBe("Frage Bcc: alle@example.org x");
  });

  it("show what a person wrote and never run it", () => {
    const sender = { userId: 7, name: '"><img src=x>', email: "a@example.org" };
    const message = { subject: "<script>alert(1)</script>", message: "a\n<b onclick='x'>b</b> & c" };
    const { html } = supportMail("freelance", sender, message);
    expect(html).toContain("a<br>&lt;b onclick=&#39;x&#39;&gt;b&lt;/b&gt; &amp; c");
    expect(html).not.toMatch(/<script|<img|<b /);
  });
});
