import type { Texts } from "../areas.ts";

export default {
  subject: "Subject",
  text: "Message",
  textHint: "The e-mail already begins with the person’s name.",
  useTemplate: "Use a template",
  templateUsed: (label) => `Template “${label}” inserted`,
  review: {
    open: "Preview",
    label: "Preview of the e-mail",
    back: "Back",
    recipients: (count) => (count === 1 ? "The message goes to 1 account." : `The message goes to ${count} accounts.`),
    unreachable: (count) =>
      count === 1
        ? "1 of them cannot be reached, because the address is not confirmed or e-mails do not arrive."
        : `${count} of them cannot be reached, because the address is not confirmed or e-mails do not arrive.`,
    firstReads: (name) => `This is how ${name} reads it:`,
    greeting: (name) => `Hello ${name},`,
    about: "Our team is sending you this message about your account.",
    languageHint: "The greeting and the last sentence are in the language that the account has chosen.",
    test: "Send a test to me",
    tested: "Test sent",
    testedHint: (email) => `The message goes to ${email} and is in the record of your account.`,
    testFailed: "The test could not be sent",
  },
  event: {
    moved: {
      label: "Date moved",
      subject: ({ title }) => `New date: ${title}`,
      text: ({ title, day, time, link }) =>
        `The live event “${title}” does not take place on [previous date and time] as planned. The new date is: ${day}, ${time}.

Your registration applies to the new date as well. You will find the details here:
${link}

If you cannot make it, please cancel there so that somebody else can have your seat.`,
    },
    materials: {
      label: "Materials",
      subject: ({ title }) => `Materials: ${title}`,
      text: ({ title, day, time, link }) =>
        `You will find the materials for the live event “${title}” here:
[Link to the materials]

Date: ${day}, ${time}
${link}`,
    },
    thanks: {
      label: "Thanks after the event",
      subject: ({ title }) => `Thank you for taking part: ${title}`,
      text: ({ title, day, link }) =>
        `Thank you for taking part in the live event “${title}” (${day}).

You will find the event and the next dates here:
${link}`,
    },
  },
  account: {
    invoice: {
      label: "Question about an invoice",
      subject: "A question about your invoice",
      text: `We have a question about your invoice [invoice number]:

[question]

Please let us know by [date].`,
    },
    post: {
      label: "Note about a post",
      subject: "A note about your post",
      text: `We noticed something in your post “[title of the post]”:

[note]

Please change the post. It stays visible in the meantime.`,
    },
    answer: {
      label: "Answer to your inquiry",
      subject: "Answer to your inquiry",
      text: `Thank you for your inquiry of [date].

[answer]

If anything is still open, please write to us again.`,
    },
  },
} satisfies Texts["admin-message"];
