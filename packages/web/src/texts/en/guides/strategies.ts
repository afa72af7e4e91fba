import type { Texts } from "../../areas.ts";

export default {
  pinsel: {
    title: "Brush strategy",
    subtitle: "One broad stroke, then finer and finer ones",
    description:
      "When you paint a wall, the wide brush comes first and the edges come last. The first message is about a subject that concerns the whole industry, the second about this one company, the follow-up about a single sentence this person wrote. In Germany, advertising without prior consent is unlawful (§ 7 UWG), between businesses too, and a message that aims at a contract can count as advertising. So ask only what you really want to know, and put the brush down if no answer comes.",
    medium: "LinkedIn messages",
    templates: [
      {
        id: "first-message",
        title: "The broad stroke: a subject",
        timing: "Day 0, with the connection request",
        text: "{{salutation}}, from {{effective_date}} {{new_rule}} applies. I’m {{profession}}, and clients often ask me {{question_from_clients}}. How do you see it? I’d be glad to connect, whether or not you have time to answer.",
      },
      {
        id: "second-message",
        title: "The narrower stroke: their company",
        timing: "1 working day after the connection request, once it is accepted",
        text: `{{salutation}},

Thanks for connecting. On {{company}}’s site, one piece of news caught my eye: {{company_news}}.

As {{profession}}, the first thing I think of is {{first_thought}}. Does {{new_rule}} make that harder for you, or does it pass you by? A word or two is plenty.

Best wishes,
{{my_name}}`,
      },
      {
        id: "follow-up",
        title: "The finest stroke: a single point",
        timing: "7–13 days after the second message, if it was answered",
        text: `{{salutation}},

One line of your reply stayed with me: “{{written_line}}”. So I sketched {{sketch_topic}}, on a single sheet of paper.

If you like, we can go through it in a free 15-minute strategy call. You cross out whatever is wrong about {{company}} and keep the rest.

Would {{slot}} work for you?

Best wishes,
{{my_name}}`,
      },
    ],
  },
  traditional: {
    title: "Traditional",
    subtitle: "A letter, a request, a phone call",
    description:
      "A stamped and signed letter has the desk almost to itself these days, and after it nobody is surprised by your connection request. In Germany, advertising by letter is allowed until the recipient objects, while a call to a company requires at least presumed consent (§ 7 UWG). So phone only after a yes. It suits law firms, local authorities and family businesses; plan on five letters a week.",
    medium: "Letter, LinkedIn, phone",
    templates: [
      {
        id: "letter",
        title: "The letter",
        timing: "Day 0, on paper, with experience of your own in the second paragraph",
        text: `{{salutation}},

I work independently as {{profession}}, and I am writing to you for a particular reason: {{company_news}}.

At {{past_client}} I saw what comes next. {{project_experience}} I would be interested to hear how you have solved this at {{company}}.

Next week I will send you a connection request on LinkedIn, where replying takes less effort. If you would rather not, simply leave it unanswered.

Yours sincerely,
{{my_name}}`,
      },
      {
        id: "connection-request",
        title: "The request the letter promised",
        timing: "5–7 days after the letter",
        text: "{{salutation}}, you had a letter from me last week about {{company_news}}. Replying is quicker here than by post. Kind regards, {{my_name}}",
      },
      {
        id: "phone-call",
        title: "Asking for a phone call",
        timing: "1 working day after the first answer at the latest",
        text: `{{salutation}},

Thank you for your reply. In writing, this would turn into a long exchange. On the phone it takes 20 minutes.

You wrote “{{written_line}}”, and I would like to ask three things about that. What has been tried so far? What must not happen under any circumstances? And do you need anyone from outside at all?

May I call you on {{slot}}, and on which number?

Kind regards,
{{my_name}}`,
      },
    ],
  },
  bold: {
    title: "New and bold",
    subtitle: "A voice, a face and a sheet of paper",
    description:
      "You show something before you ask for anything: first your voice, then your face, and finally a sketch they can keep. It takes about an hour per person, so save it for A leads. Not everyone likes it. You’ll know after the first recording, and can spare yourself the second. In Germany, voice messages and videos that aim at a contract are advertising too, and unlawful without prior consent (§ 7 UWG). So record only once the person has answered your question.",
    medium: "Voice message, video, sketch",
    templates: [
      {
        id: "announcement",
        title: "The request with a quote",
        timing: "Day 0, as the note of the request",
        text: "{{salutation}}, you wrote “{{written_line}}”, so I put it on paper. {{sketch_finding}} Happy to show you. Shall we connect?",
      },
      {
        id: "voice-message",
        title: "The voice message",
        timing: "1–2 days after they accept, 40 seconds at most",
        text: `{{salutation}}, this is {{my_name}}. You wrote: “{{written_line}}”.

I saw something similar at {{past_client}}. {{project_experience}} Is it like that at {{company}}, too?

No need to record anything back. Three typed words are fine. Have a good day.`,
      },
      {
        id: "video",
        title: "The short video",
        timing: "On day 2 or 3 after the answer, 60–90 seconds, with a sheet in your hand",
        text: `{{salutation}}, you wrote to me: “{{written_line}}”. I put that on paper, and here it is.

On the left is how it works today, as far as I can tell from outside. On the right I changed one thing only: {{handover}}.

There’s bound to be a mistake in it, because I only know {{company}} from the street. Will you tell me where?`,
      },
      {
        id: "sketch",
        title: "The sketch to keep",
        timing: "3–5 days after the video, with the correction in it",
        text: `{{salutation}},

Here is the sheet again, with your correction. It’s yours, even if we never work together.

At the bottom right I wrote down what is still open for {{company}}. {{sketch_question}} If you’d like to settle that with me, name a day. If not, the sheet is finished anyway.

Best wishes,
{{my_name}}`,
      },
    ],
  },
} satisfies Texts["guides/strategies"];
