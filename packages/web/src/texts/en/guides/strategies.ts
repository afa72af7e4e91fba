import type { Texts } from "../../areas.ts";

export default {
  pinsel: {
    title: "Brush strategy",
    subtitle: "One broad stroke, then finer and finer ones",
    description:
      "Anyone painting a wall starts with the wide brush and cuts in the edges last. The same here: the first message names a subject the whole industry is talking about. The second is about this one company, the follow-up about one sentence this person wrote. If no answer comes, put the brush down.",
    medium: "LinkedIn messages",
    templates: [
      {
        id: "first-message",
        title: "The broad stroke: a subject",
        timing: "Day 0, with the connection request",
        content:
          "Hi {{first_name}}, everyone in our field is talking about {{topic}}. Some wait and see, others have begun. I’d like to know where you stand on it. Shall we connect and compare notes?",
      },
      {
        id: "second-message",
        title: "The narrower stroke: their company",
        timing: "1 working day after the connection request, once it is accepted",
        content: `Hi {{first_name}},

Good to be connected. I read up on {{company}} yesterday and got stuck on one piece of news: {{occasion}}.

Does that make {{topic}} more urgent for you, or does it buy you time?

Best wishes
{{my_name}}`,
      },
      {
        id: "follow-up",
        title: "The finest stroke: a single point",
        timing: "7–13 days after the second message, if it was answered",
        content: `Hi {{first_name}},

One line of your reply stayed with me: “{{quote}}”. I think more hangs on it than it seems, so I drew it on a sheet of paper.

If you like, we can go through it in a free strategy call. 15 minutes will do. You cross out what doesn’t hold for {{company}} and keep the rest.

Would {{slot}} work?

Best wishes
{{my_name}}`,
      },
    ],
  },
  traditional: {
    title: "Traditional",
    subtitle: "A letter, a request, a phone call",
    description:
      "A stamped letter with a real signature lies on the desk almost alone these days. After it your connection request surprises nobody, and you ring only after a yes. It suits law firms, local authorities and family businesses; plan on five letters a week.",
    medium: "Letter, LinkedIn, phone",
    templates: [
      {
        id: "letter",
        title: "The letter",
        timing: "Day 0, on paper, with experience of your own in the second paragraph",
        content: `Dear {{first_name}} {{last_name}},

I work for myself in {{field}} and am writing for one particular reason: {{occasion}}.

In two other organisations I saw what comes next. The new task was carefully planned, only nobody had written down who would carry on with the old one in the meantime. I wonder how you have solved that at {{company}}.

Next week I will send you a request on LinkedIn, where replying is less trouble. If you would rather not, simply leave it.

Yours sincerely
{{my_name}}`,
      },
      {
        id: "connection-request",
        title: "The request the letter promised",
        timing: "5–7 days after the letter",
        content:
          "Dear {{first_name}}, you had a letter from me last week about {{occasion}}. A reply is quicker here than by post, should you care to send one. Kind regards, {{my_name}}",
      },
      {
        id: "phone-call",
        title: "Asking for a phone call",
        timing: "1 working day after the first answer at the latest",
        content: `Dear {{first_name}},

Thank you for your answer. In writing this would become a long exchange; on the phone it is twenty minutes.

I would ask three things. What has been tried so far? What must not happen under any circumstances? And do you need somebody from outside at all?

May I call you on {{slot}}, and on which number?

Kind regards
{{my_name}}`,
      },
    ],
  },
  bold: {
    title: "New and bold",
    subtitle: "A voice, a face and a sheet of paper",
    description:
      "You show something before you want anything: your voice, then your face, and finally a sketch they can keep. It takes about an hour per person, so reserve it for A leads. Not everybody likes it; you will know after the first recording and can spare yourself the second.",
    medium: "Voice message, video, sketch",
    templates: [
      {
        id: "announcement",
        title: "The request that disagrees",
        timing: "Day 0, as the note of the request",
        content:
          "Hi {{first_name}}, I meant to disagree with you on {{topic}}, drew it on paper and ended up on your side. Happy to show you the sketch. Shall we connect?",
      },
      {
        id: "voice-message",
        title: "The voice message",
        timing: "1–2 days after they accept, 40 seconds at most",
        content: `Hi {{first_name}}, this is {{my_name}}. I’m talking because I started typing this three times.

When it comes to {{topic}}, everyone says there is no money. After your post I no longer believe it. What is it that really stops things at {{company}}?

No need to record anything back, three typed words are fine. Have a good day.`,
      },
      {
        id: "video",
        title: "The short video",
        timing: "On day 2 or 3 after the answer, 60–90 seconds, with a sheet in your hand",
        content: `You wrote to me: “{{quote}}”. I put that on paper, and here it is.

On the left is how it works today, as far as I can tell from outside. On the right one single handover is missing. I changed nothing else.

There is bound to be a mistake on it, because I only know {{company}} from across the street. Will you write and tell me where?`,
      },
      {
        id: "sketch",
        title: "The sketch to keep",
        timing: "3–5 days after the video, with the correction in it",
        content: `Hi {{first_name}},

Here is the sheet again with your correction. It is yours, even if we never work together.

One question is left, at the bottom right: {{question}}. If you’d like to settle it with me, name a day. If not, the sheet is finished all the same.

Best wishes
{{my_name}}`,
      },
    ],
  },
} satisfies Texts["guides/strategies"];
