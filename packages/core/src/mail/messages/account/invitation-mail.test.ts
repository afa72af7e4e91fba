import { languages } from "@linkedpotential/contract/user/settings";
import { describe, expect, it } from "vitest";
import { config } from "../../../config.ts";
import { invitationMail } from "./invitation-mail.ts";

const href = "https://example.org/business/einladung?area=business&token=1.2.abc";
const invited = { company: "Nord & Süd", inviter: "Dr. Änne Weiß", expiresAt: "2027-03-15T09:00:00.000Z", href };

describe.each(languages)("the invitation in %s", (language) => {
  const mail = invitationMail(config(), language, invited);

  it("names company, inviter, the last day and the link, in text and HTML", () => {
    expect(mail.subject).toContain("Nord & Süd");
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("Dr. Änne Weiß");
      expect(part).toMatch(/15\D.*2027|15\.03\.2027/);
    }
    expect(mail.text).toContain(href);
    expect(mail.html).toContain("Nord &amp; Süd");
    expect(`${mail.subject}\n${mail.text}`).not.toMatch(/!|\.\.\.| - /);
  });

  it("reads well without names", () => {
    const plain = invitationMail(config(), language, { ...invited, company: "", inviter: "" });
    expect(`${plain.subject}\n${plain.text}`).not.toMatch(/undefined| {2}|von\n|of\n|de\n/);
  });
});
