import type { Texts } from "../areas.ts";

export default {
  subject: "Subject",
  text: "Message",
  textHint: "The e-mail already begins with the person’s name.",
  useTemplate: "Use a template",
  templateUsed: (label) => `Template “${label}” inserted`,
  event: {
    moved: {
      label: "Date moved",
      subject: ({ title }) => `New date: ${title}`,
      text: ({ title, day, time, link }) =>
        `The live event “${title}” takes place at a new time: ${day}, ${time}.

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
