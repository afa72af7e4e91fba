import type { Texts } from "../../areas.ts";

export default {
  first: {
    title: "First meeting: understand before you propose",
    description:
      "45 minutes with somebody who has shown interest. By the end, both sides know whether a proposal makes sense. You don’t make one today, even if you are asked to.",
    sections: [
      {
        title: "Pick up the thread",
        points: [
          "Begin where you left off. “You mentioned the handover from sales to production. Is that still the issue?”",
          "Confirm how long you have, and say that a no at the end is fine.",
          "Ask what they would like to take away today and write the answer down word for word.",
        ],
      },
      {
        title: "Let them tell the story",
        points: [
          "Ask for the latest real case from start to finish. “How did it go last week?”",
          "Keep count of how often it happens, how long it takes and how many people it ties up.",
          "When a solution occurs to you, jot it in the margin and keep it to yourself.",
        ],
      },
      {
        title: "Down to the core",
        points: [
          "Ask for the reason three times, in different words each time.",
          "Have them estimate what it costs in hours, money or lost customers. The figure has to come from them, or they will doubt it later.",
          "Find out about earlier attempts and what stopped them.",
          "Sum up, and go on only after a clear “exactly”.",
        ],
      },
      {
        title: "The goal and the way to a decision",
        points: [
          "Have them describe an ordinary Monday once it is solved.",
          "Find out who signs, who could hold it up and what has to happen first.",
          "Name the ballpark of a similar project and ask whether it is within their plans. Add that this is not a quote.",
        ],
      },
      {
        title: "What you agree",
        points: [
          "Say plainly whether you can help. If not, name the person you would call in their place.",
          "Set the second meeting on the spot, within seven days, with everybody who decides.",
          "Each side says in one sentence what it will do until then.",
        ],
      },
    ],
    questions: [
      {
        title: "Opening up the situation",
        points: [
          "If I sat next to you for a week, what would puzzle me?",
          "Who was the first to notice that it couldn’t go on like this?",
          "What works well enough that I should leave it alone?",
        ],
      },
      {
        title: "The weight of the problem",
        points: [
          "What was left undone last year because this took up the time?",
          "Suppose everything is the same in six months. Who complains first?",
          "Who here would be quite happy if everything stayed as it is?",
        ],
      },
      {
        title: "How decisions are made here",
        points: [
          "How did you come to your last decision of this size?",
          "Who would advise you against it, and with which argument?",
          "Where does the money go if this project doesn’t get it?",
        ],
        example:
          "“How did you come to your last decision of this size?” – “We all agreed, and then finance wanted two more quotes.” So your proposal has to make sense to somebody who is not at the table today.",
      },
      {
        title: "What working together means",
        points: [
          "What annoyed you the last time you worked with somebody from outside?",
          "Two weeks in, how would you know that you had made the right choice?",
          "Which message from me would you hate to get at 5 on a Friday?",
        ],
      },
    ],
    checklists: [
      {
        title: "Before the first meeting",
        points: [
          "Read the lead’s timeline and checked who last promised what",
          "Noted three guesses at the problem, each with a question that could disprove it",
          "Sent the invitation with length, link and one sentence on the purpose",
          "Rehearsed one example from your work that takes a minute to tell",
          "Decided which answer would make you turn the project down",
        ],
      },
      {
        title: "After the first meeting",
        points: [
          "Copied the client’s sentences word for word into “Notes from the first conversation”",
          "Set the status to “Qualified” or, if it is not a match, to “Lost”",
          "Entered a cautious deal value",
          "Sent the summary the same day",
          "Put the second meeting into both calendars, with a time",
        ],
      },
    ],
    guide: {
      title: "The summary on the same day",
      description: "Under 150 words, no attachment. If the client corrects a point, the message has done its job.",
      parts: [
        {
          title: "Thanks in a sentence",
          text: "Thank them for something in particular, such as a figure, a frank answer or the time of the colleague who joined.",
        },
        {
          title: "What you understood",
          text: "Three numbered points at most, the situation, what follows from it and the goal, in the client’s own words.",
        },
        {
          title: "The open point",
          text: "The one thing your proposal depends on and only the client can find out.",
        },
        {
          title: "When you meet next",
          text: "Date, time and what you are going to show. If somebody is still missing from the group, ask here for them to be invited.",
        },
      ],
      samples: [
        {
          title: "If it is a match",
          text: `{{salutation}},

Thank you for your time and for being open about the numbers. This is what I took away:

1. {{current_state}}
2. {{its_consequence}}
3. {{client_goal}}

I’m not sure {{unresolved}}. Could you find out before we meet?

On {{date}} I’ll show you two routes, with time and price for each. If I got something wrong above, one line will do.

Best regards,
{{my_name}}`,
        },
        {
          title: "If somebody else is a better choice",
          text: `{{salutation}},

I have been thinking about our conversation. What {{company}} needs most is {{needed_expertise}}, and there are people who are better at that than I am.

In your place, I would ask {{recommended_person}}. I can introduce you, if you like.

I’m attaching my notes, so that you don’t have to start from scratch next time.

All the best,
{{my_name}}`,
        },
      ],
    },
  },
  second: {
    title: "Second meeting: present, clear doubts, decide",
    description:
      "50 minutes in which you go through your proposal together. A fifth of the time belongs to objections, because what nobody says in the room comes back later as silence.",
    sections: [
      {
        title: "What has changed",
        points: [
          "“What has happened since we last spoke?” Listen before you show anything.",
          "Ask newcomers what they expect from the meeting, and bring them up to date in a sentence.",
          "State the aim. “At the end I would like to know whether we do it, whether we leave it, or what we still need for an answer.”",
        ],
      },
      {
        title: "Confirm problem and goal",
        points: [
          "Show your summary and have it confirmed or changed line by line.",
          "Ask which point has become more urgent since then and which less so.",
          "If the goal no longer holds, the proposal stays in your bag and you arrange a new date.",
        ],
      },
      {
        title: "The proposal",
        points: [
          "Begin with the result, then the way there, then the price. Five pages are plenty.",
          "Stop after each stage and ask whether it suits the way they work.",
          "Show the options side by side and say which one you would take in their place.",
          "After the price, the client is the next to speak.",
        ],
      },
      {
        title: "Objections",
        points: [
          "Collect them all (“And what else?”) before you answer any.",
          "Dig deeper: “Too expensive compared with what?”",
          "Turn to the person who has said least so far.",
          "Write down what can’t be solved today, with a name and a date.",
        ],
      },
      {
        title: "Decision",
        points: [
          "Ask “How would you like to proceed?” and let the silence work.",
          "After a yes, set the start and the first appointment while everybody is there.",
          "After a maybe, find out what exactly is missing, who gets it and when you talk again.",
          "After a no, ask for the reason, don’t argue with it, and thank them for a clear answer.",
        ],
      },
    ],
    questions: [
      {
        title: "Testing the proposal",
        points: [
          "If you had to cross out one line, which would it be?",
          "In which week of this plan does your team have the least room?",
          "What would procurement miss on this page?",
        ],
      },
      {
        title: "Bringing doubts into the open",
        points: [
          "On a scale of 1 to 10, how sure are you? And why not two points lower?",
          "What is the first thing your managing director will ask when you report on this?",
          "If price were no object, what would still hold you back?",
        ],
        example:
          "“6.” – “Why not 4?” – “Because the plan makes sense and you know our industry.” Now it is the client who gives the reasons in favor. Only then do you ask what would make it an 8.",
      },
      {
        title: "Getting to a decision",
        points: [
          "What would have to happen by Friday for you to say yes with a clear conscience?",
          "Who would miss out if we started three months later?",
          "Who do I talk to while you are on vacation?",
        ],
      },
    ],
    checklists: [
      {
        title: "Before the second meeting",
        points: [
          "Explained the proposal to an outsider in 5 minutes and improved it wherever they asked",
          "Cleared up the open point from the summary",
          "Had it confirmed that everyone who decides will be there",
          "Wrote down the three likeliest objections, each with a question in return",
          "Settled what you want in return for a lower price, such as less scope, a longer term or earlier payment",
        ],
      },
      {
        title: "After the second meeting",
        points: [
          "Recorded every objection word for word in “Notes from the second conversation”",
          "Sent the revised proposal within 24–48 hours",
          "Updated the closing probability based on what the client has committed to",
          "Set the follow-up for the day the client named, otherwise in 3–5 days",
          "Sent the deposit invoice after a yes",
        ],
      },
    ],
    guide: {
      title: "The message after the second meeting",
      description:
        "It records what was agreed, so that nobody has to rely on memory. After a yes it confirms; after a maybe it answers the doubts.",
      parts: [
        {
          title: "Where things stand",
          text: "One sentence that says agreed, open or declined. It goes first, so that you find it again in three weeks.",
        },
        {
          title: "Terms or answers",
          text: "After a yes, the scope, start, price and what the client contributes. Otherwise each objection with an answer of two sentences at most.",
        },
        {
          title: "Changes",
          text: "What is different in the proposal since you met, and on which page. If nothing is, leave this part out.",
        },
        {
          title: "Who gets in touch when",
          text: "One name and one day. If the name is yours, enter the day as a follow-up right away.",
        },
      ],
      samples: [
        {
          title: "Confirming a yes",
          text: `{{salutation}},

So it’s option {{option}}, and I’m looking forward to it. To make sure we mean the same thing:

– Scope: {{agreed_scope}}
– Start: {{start_date}}
– Fee: €{{fee}} before VAT, the first third with today’s invoice
– From {{company}} before then: {{client_input}}

If we agreed on something else, please tell me by {{deadline}}. Otherwise a short “agreed” is all I need.

See you soon,
{{my_name}}`,
        },
        {
          title: "After “We’ll think about it”",
          text: `{{salutation}},

Two points were still open today. Here are my answers.

– {{doubt_1}}: {{reply_1}}
– {{doubt_2}}: {{reply_2}}

You wanted to decide by {{deadline}}. If your managing director has questions before then, I can join for 10 minutes. If not, I’ll call you the day after.

Kind regards,
{{my_name}}`,
        },
      ],
    },
  },
} satisfies Texts["guides/meeting-guides"];
