import { expect, it } from "vitest";
import { config } from "../../config.ts";
import { everyMail } from "../../testing/every-mail.ts";

const words = {
  de: { post: /Beitr[aä]g/, project: /Auftr[aä]g/ },
  en: { post: /\bposts?\b/, project: /\bproject/ },
  fr: { post: /[Pp]ublication/, project: /[Mm]ission/ },
};
const subjects = ["post", "project"] as const;
const mails = everyMail(config()).flatMap(({ name, language, content }) =>
  subjects
    .filter((subject) => new RegExp(`\\b${subject}\\b(?! request)`).test(name))
    .map((subject) => [name, subject, language, content.text] as const),
);

it.each(mails)("the mail %s says what the %s is, and nothing else", (_, subject, language, text) => {
  const [other] = subjects.filter((one) => one !== subject);
  expect(text).toMatch(words[language][subject]);
  expect(text).not.toMatch(words[language][other ?? subject]);
});

it.each(everyMail(config()).filter(({ name }) => /^business (un)?locked/.test(name)))(
  "the mail $name speaks of projects, and of no subscription",
  ({ language, content: { text } }) => {
    expect(text).toMatch(words[language].project);
    const ownWords = text.replace("Zwanzig gleiche Beiträge.", "");
    expect(ownWords).not.toMatch(words[language].post);
    expect(ownWords).not.toMatch(/Abo|[Ss]ubscription|abonnement/);
  },
);
