import { expect, it } from "vitest";
import { config } from "../../config.ts";
import { requestMessageMails } from "../../testing/request-message-mails.ts";

const reader = { language: "de", workspace: "freelance", role: "freelancer", name: "Änne Weiß" } as const;
const unsubscribe = { page: "https://example.org/page", oneClick: "https://example.org/one-click" };

const subjectsWith = (person: string): string[] =>
  requestMessageMails(config(), reader, { person, text: "Vielen Dank." }, unsubscribe).map(([, , { subject }]) =>
    subject.replace(/\s/gu, " "),
  );

it("subjects show a name of usual length in full", () => {
  const subjects = subjectsWith("Dr. Friederike Mustermann-Hohenfels");
  expect(subjects).toContain("Dr. Friederike Mustermann-Hohenfels hat Ihr Angebot abgelehnt: 3.400 €");
  expect(subjects.join("\n")).not.toContain("…");
});

it("a name that would make the subject too long is shortened", () => {
  const subjects = subjectsWith("Maximiliane Freifrau von und zu Hohenlohe-Langenburg-Schillingsfürst");
  expect(subjects).toContain("Maximiliane Freifrau von und zu… hat Ihr Angebot abgelehnt: 3.400 €");
});
