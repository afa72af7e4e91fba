import type { Texts } from "../../areas.ts";

export default {
  first: {
    title: "First meeting: understand before you propose",
    description:
      "45 minutes with somebody who has shown interest. By the end, both sides know whether a proposal makes sense. You do not make one today, even if you are asked to.",
    sections: [
      {
        title: "Pick up the thread",
        points: [
          "Begin where you left off: “You mentioned the handover from sales to production. Is that still the issue?”",
          "Confirm how long you have, and say that a no at the end is fine.",
          "Ask what they would like to take away today and write the answer down word for word.",
        ],
      },
      {
        title: "Let them tell the story",
        points: [
          "Ask for the latest actual case from start to finish: “How did it go last week?”",
          "Keep count of how often it happens, how long it takes and how many people it ties up.",
          "Jot the solution that occurs to you in the margin and keep it to yourself.",
        ],
      },
      {
        title: "Down to the core",
        points: [
          "Ask for the reason three times, in different words each time.",
          "Have them estimate what it costs in hours, money or lost customers. A figure from you would be doubted later; their own will not be.",
          "Find out about earlier attempts and what stopped them.",
          "Sum up, and go on only after a clear “exactly”.",
        ],
      },
      {
        title: "The goal and the way to a decision",
        points: [
          "Have them describe life afterwards: what is different on an ordinary Monday?",
          "Establish who signs, who could hold it up and what has to happen first.",
          "Name the ballpark of a similar project and ask whether it is within their plans. Add that this is not a quote.",
        ],
      },
      {
        title: "What you agree",
        points: [
          "Say plainly whether you can help. If not, name the person you would ring in their place.",
          "Fix the second meeting on the spot, within seven days, with everybody who decides.",
          "Each side says in one sentence what it will do until then.",
        ],
      },
    ],
    questions: [
      {
        title: "Opening up the situation",
        points: [
          "If I sat next to you for a week, what would puzzle me?",
          "Who was the first to notice that it could not go on like this?",
          "What works well enough that I should keep my hands off it?",
        ],
      },
      {
        title: "The weight of the problem",
        points: [
          "What was left undone last year because this took up the time?",
          "Suppose nothing has changed by the summer: who complains first?",
          "Who here would be quite happy if everything stayed as it is?",
        ],
      },
      {
        title: "How decisions are made here",
        points: [
          "How did you come to your last decision of this size?",
          "Who would advise you against it, and with which argument?",
          "Where does the money go if this project does not get it?",
        ],
        example:
          "“How did you come to your last decision of this size?” – “We all agreed, and then finance wanted two more quotes.” Now you know: your proposal has to make sense to somebody who is not at the table today.",
      },
      {
        title: "What working together means",
        points: [
          "What annoyed you the last time you worked with somebody from outside?",
          "Two weeks in, how would you know that you had made the right choice?",
          "Which message from me would you hate to get at five on a Friday?",
        ],
      },
    ],
    checklists: [
      {
        title: "Before the first meeting",
        points: [
          "Lead’s timeline read, with an eye on who promised what last",
          "Three guesses at the problem written down, each with a question that could disprove it",
          "Invitation sent with length, link and one sentence on the purpose",
          "One example from your work rehearsed that can be told in a minute",
          "Decided at which answer you will turn the project down",
        ],
      },
      {
        title: "After the first meeting",
        points: [
          "Client’s sentences copied word for word into “Notes from the first conversation”",
          "Status set to “Qualified” or, if it is not a match, to “Lost”",
          "Deal value entered, at a cautious estimate",
          "Summary sent the same day",
          "Second meeting in both calendars, with a time",
        ],
      },
    ],
    guide: {
      title: "The summary on the same day",
      description:
        "Below 150 words, no attachment. If the client corrects a point in it, the message has done its work.",
      parts: [
        {
          title: "Thanks in a sentence",
          text: "Thank them for something in particular: a figure, a frank answer, the time of the colleague who joined.",
        },
        {
          title: "What you understood",
          text: "Three numbered points at most: the situation, what follows from it, the goal. In their expressions.",
        },
        {
          title: "The open point",
          text: "The one thing that your proposal depends on and only the client can find out.",
        },
        {
          title: "When you meet next",
          text: "Date, time and what you are going to show. If somebody is still missing from the group, ask here for them to be invited.",
        },
      ],
      samples: [
        {
          title: "If it is a match",
          text: `Hi {{first_name}},

Thank you for being so open about the numbers. I took three things away:

1. A quote takes {{company}} nine days on average, because every costing is checked twice.
2. As a result, two enquiries a month go to a competitor.
3. By the end of the quarter a quote should be out after three days, without new software.

I am not sure whether the second check is required or just the way it has always been. Could you find out before we meet?

On {{date}} I’ll show you two routes with effort and price. If I got something wrong above, one line will do.

Best wishes
{{my_name}}`,
        },
        {
          title: "If somebody else is a better choice",
          text: `Hi {{first_name}},

I have been thinking about our conversation. What {{company}} needs most is {{specialism}}, and there are people who are better at that than I am.

I know two whom I have worked with and can ask whether they have time. Would you like me to?

I’m attaching my notes on how approvals run today, so that the next person need not start from scratch.

All the best
{{my_name}}`,
        },
      ],
    },
  },
  second: {
    title: "Second meeting: present, clear doubts, decide",
    description:
      "50 minutes in which you go through your proposal together. A fifth of the time belongs to objections, for what nobody says in the room comes back later as silence.",
    sections: [
      {
        title: "What has changed",
        points: [
          "“What has happened since we last spoke?” Listen before you show anything.",
          "Ask newcomers what they expect of the meeting, and bring them up to date in a sentence.",
          "State the aim: “At the end I would like to know whether we do it, whether we leave it, or what is missing for an answer.”",
        ],
      },
      {
        title: "Confirm problem and goal",
        points: [
          "Show your summary and have it confirmed or changed line by line.",
          "Ask which point has become more urgent since and which one less.",
          "If the goal no longer holds, the proposal stays in your bag and you arrange a new date.",
        ],
      },
      {
        title: "The proposal",
        points: [
          "Begin with the result, then the way there, then the price. Five pages are plenty.",
          "Stop after each stage: “Does that suit the way you work?”",
          "Show the options side by side and say which one you would take in their place.",
          "After the price, the client is the next to speak.",
        ],
      },
      {
        title: "Objections",
        points: [
          "Collect them all before you answer any: “And what else?”",
          "Dig deeper: “Too expensive compared with what?”",
          "Turn to the person who has said least so far.",
          "Write down what cannot be solved today, with a name and a date.",
        ],
      },
      {
        title: "Decision",
        points: [
          "Ask “How would you like to proceed?” and sit out the pause.",
          "If yes: fix the start and the first appointment while everybody is there.",
          "If maybe: establish what exactly is missing, who gets it and when you talk again.",
          "If no: ask for the reason, do not argue with it, and thank them for a clear answer.",
        ],
      },
    ],
    questions: [
      {
        title: "Testing the proposal",
        points: [
          "If you had to cross out one line, which would it be?",
          "In which week of this plan has your team the least room?",
          "What would procurement miss on this page?",
        ],
      },
      {
        title: "Making doubts audible",
        points: [
          "On a scale of one to ten, how sure are you? And why not two points lower?",
          "What is the first thing your managing director will ask when you report on this?",
          "If price were no object, what would still speak against it?",
        ],
        example:
          "“Six.” – “Why not four?” – “Because the plan makes sense and you know our industry.” It is now the client who gives the reasons in favour. Only then do you ask: “And what would make it an eight?”",
      },
      {
        title: "Getting to a decision",
        points: [
          "What would have to happen by Friday for you to say yes with a clear conscience?",
          "Who would miss out if we started three months later?",
          "Who do I talk to while you are on holiday?",
        ],
      },
    ],
    checklists: [
      {
        title: "Before the second meeting",
        points: [
          "Proposal explained in five minutes to somebody uninvolved, and improved wherever they asked",
          "Open point from the summary cleared up",
          "Confirmed that whoever decides will be there",
          "Three likeliest objections written down, each with a question back",
          "Settled what you want in return for a lower price: less scope, a longer term or earlier payment",
        ],
      },
      {
        title: "After the second meeting",
        points: [
          "Every objection recorded verbatim in “Notes from the second conversation”",
          "Amended proposal sent within 24–48 hours",
          "Closing probability estimated anew, by what the client has committed to",
          "Follow-up set for the day the client named, otherwise in 3–5 days",
          "After a yes: deposit invoiced",
        ],
      },
    ],
    guide: {
      title: "The message after the second meeting",
      description:
        "It records what holds, so that nobody has to recall it from memory. After a yes it confirms; after a maybe it answers the doubts.",
      parts: [
        {
          title: "Where things stand",
          text: "One sentence: agreed, open or declined. Whoever opens the message in three weeks sees it first.",
        },
        {
          title: "Terms or answers",
          text: "After a yes: scope, start, price and what the client contributes. Otherwise each objection with an answer of two sentences at most.",
        },
        {
          title: "Changes",
          text: "What is different in the proposal since you met, and on which page. If nothing is, leave this part out.",
        },
        {
          title: "Who gets in touch when",
          text: "One name and one day. If the name is yours, it goes into the CRM as a follow-up at that very moment.",
        },
      ],
      samples: [
        {
          title: "Confirming a yes",
          text: `Hi {{first_name}},

Option B it is, and I’m glad. To make sure that we mean the same thing:

– Scope: as proposed, without moving the old data
– Start: {{start_date}}, first meeting at 9 am at your office
– Fee: £{{fee}} plus VAT, the first third with today’s invoice
– From {{company}} before then: two logins, a purchase order number and the name of whoever stands in for you

If we agreed on something else, please tell me by {{deadline}}. Otherwise a short “agreed” is all I need.

See you soon
{{my_name}}`,
        },
        {
          title: "After “We’ll think about it”",
          text: `Hi {{first_name}},

Two points were still open today. Here are my answers.

Cover: if I fall ill, a colleague I have worked with for four years takes over. You are welcome to meet her first.

Your team’s time: I have combined the sessions. It is now two hours a week instead of four, and page 2 of the proposal has been changed.

You are talking to your managing director on {{date}}. I can join for ten minutes if there are questions. If not, I’ll ring you the day after.

Kind regards
{{my_name}}`,
        },
      ],
    },
  },
} satisfies Texts["guides/meeting-guides"];
