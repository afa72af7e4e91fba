import type { Texts } from "../../areas.ts";

export default {
  description:
    "A company is hiring and has a gap until somebody starts. You ask about that gap and carry the work until then, or take on the part of it that never needed a full-time post.",
  steps: {
    find: {
      title: "Find a job ad",
      content: {
        title: "Job ads with work piling up behind them",
        description:
          "A vacancy is approved budget for work nobody is doing today. Interviews plus a notice period of one to three months mean the chair often stays empty for four or five. Those months are what this journey is about.",
        tips: [
          {
            title: "Where to look",
            points: [
              "Save one search each on LinkedIn, Indeed and Reed for what you do, with a daily alert.",
              "Set the date filter to the past 24 hours; older ads already have a shortlist.",
              "Search for “fixed-term” and “maternity cover” as well. That work is urgent and its end date is agreed.",
              "Every Monday, read the careers pages of ten companies you would like to work for. Smaller firms often advertise nowhere else.",
            ],
          },
          {
            title: "What a good ad looks like",
            points: [
              "You could start three of the duties next Monday.",
              "It asks for things that get finished: a system rollout, a trade fair, a year-end close.",
              "It is the second attempt. Search the job title with the company name and you will see the earlier date.",
              "The company advertises under its own name. With “our client, a market leader” you cannot tell who is short of hands.",
            ],
          },
          {
            title: "Save it the same day",
            points: [
              "Create the lead with the source “Job ad” and the temperature “Warm”.",
              "Copy the list of duties into the notes; the page disappears once the post is filled.",
              "Add the day and hour it went up. Your 48 hours for the first message run from there.",
            ],
          },
        ],
      },
    },
    decisionMakers: {
      title: "Find who decides",
      content: {
        title: "Find the manager whose desk is filling up",
        description:
          "HR writes the ad, but another department feels the pressure. You want the person the new hire would report to. They share out the leftover work every week and often hold a budget they may spend on outside help.",
        tips: [
          {
            title: "Clues in the ad",
            points: [
              "Look for “reporting to”, “head of” and the team’s name, then run them with the company name through the people search.",
              "Note the name given for questions. Whoever runs the ad knows who asked for it.",
              "See who shared it. Hiring managers tend to add two lines that the ad itself leaves out.",
            ],
          },
          {
            title: "By size of company",
            points: [
              "Up to 20 people: the founder or a director. Companies House lists the names of British ones.",
              "20 to 250 people: the head of department, who can usually sign off smaller sums alone.",
              "Above 250: the team lead first, procurement second. Ask early whether you must be set up as a supplier; it can take a month.",
            ],
          },
          {
            title: "Before you write",
            points: [
              "Two names per company are plenty. Write to the department first and to nobody else, because they compare notes.",
              "Check the date of their last post and their current role. Someone who is leaving decides nothing.",
              "If you share a contact, ask for a two-line introduction and send the draft along with the request.",
              "Put first name, last name, company and position into the CRM; the placeholders of your templates are filled from there.",
            ],
          },
        ],
      },
    },
    firstContact: {
      title: "First contact",
      content: {
        title: "A question about the job, not an application",
        description:
          "Your first message goes out within 48 hours of the ad, before interviews are booked. It asks how the months until somebody starts are covered. Nothing is offered yet.",
        tips: [
          {
            title: "Pick the channel",
            points: [
              "Not connected? Use an InMail of 1,900 characters at most. The note of a connection request is too short for this question.",
              "The job title and the words “a question” make a good subject line.",
              "If the ad gives a phone number for questions, ask yours there. Two minutes later you know whose decision it is.",
            ],
          },
          {
            title: "Two minutes of checking",
            points: [
              "Count: 90 words at most, and one thing you want answered.",
              "One phrase comes straight out of the ad. “Month-end close under FRS 102” proves more than “finance”.",
              "Cover the company’s name. If the text now fits any other ad, you have not noticed anything yet.",
            ],
          },
          {
            title: "What to leave out",
            points: [
              "Your CV: it goes into the applicant system, where the wrong people read it.",
              "Your day rate: until the scope is known it will be compared with a salary.",
              "Remarks on how hard hiring is these days: they have noticed.",
            ],
          },
        ],
      },
      guide: {
        title: "How the first message is built",
        description: "Four short parts. Somebody who reads only the last one should still be able to answer.",
        parts: [
          { title: "Reference", text: "Which ad, seen where. One sentence, no compliments to the company." },
          { title: "Observation", text: "One duty, quoted, and why it will not keep." },
          {
            title: "Who is asking",
            text: "That you are freelance and not applying. Otherwise you are forwarded to recruitment.",
          },
          { title: "Question", text: "How the gap is covered. Half a sentence has to do as an answer." },
        ],
        samples: [
          {
            title: "To the head of department",
            text: `Hi {{first_name}},

One line in your ad for “{{vacancy}}” looks hard to postpone: “{{duty}}”.

I’m not applying, I do this work freelance. What I’d like to know is how you are covering the months before somebody starts. Is one of the team doing it on top, or is that still open?

Best wishes
{{my_name}}`,
          },
          {
            title: "To HR or talent acquisition",
            text: `Hi {{first_name}},

This is about “{{vacancy}}”, though I’m self-employed and not applying. It’s one line of the ad that interests me: “{{duty}}”.

Who looks after that at {{company}} until somebody starts? I’ll ask them and not take up more of your time.

Thank you
{{my_name}}`,
          },
          {
            title: "To the owner of a small company",
            text: `Hi {{first_name}},

I saw “{{vacancy}}” on your careers page. In a company of your size that usually means the owner does the job in the evenings.

“{{duty}}” is what I do for a living, by invoice and not on a payroll. Is it the whole role that hurts, or mainly that part?

All the best
{{my_name}}`,
          },
        ],
      },
      templateNote:
        "Your first message: keep one version each for department, HR and owner. Before sending, only the vacancy and the duty change.",
    },
    dialogue: {
      title: "Build a dialogue",
      content: {
        title: "Ask until you know the gap",
        description:
          "A first reply is followed by a question about the work. If there is silence, follow up after 5–7 days. More than 2–3 follow-ups are too many: by then they have closed the gap some other way, or would rather not talk.",
        tips: [
          {
            title: "When they reply",
            points: [
              "Answer the same working day and use the word they use for the problem.",
              "One question per message, in this order: What is being left undone? Who does it now? How long will that hold?",
              "“Permanent only” is an answer. Thank them and ask whether that goes for the interim too. Once.",
            ],
          },
          {
            title: "When they don’t",
            points: [
              "Set the follow-up for day six at the moment you press send.",
              "Look at the ad first. Extended, reworded or posted twice: each is a reason to write.",
              "Say in the last follow-up that it is the last. That is often the one they reply to.",
            ],
          },
          {
            title: "When the post is filled",
            points: [
              "Wish them a good start and set the lead to “Lost”, with the reason “filled”.",
              "Put in a follow-up three or six months after day one: probation ends, and some searches start over.",
              "Watch whether the same team advertises again. Twice in a year suggests more work than one post can hold.",
            ],
          },
        ],
      },
      guide: {
        title: "How the follow-up is built",
        description: "70 words at most. Each one holds something they can use without you.",
        parts: [
          { title: "Thread", text: "The vacancy and when you last wrote, without “just bumping this up”." },
          {
            title: "Something useful",
            text: "A trick, a deadline, how another team did it. Two sentences, seen and not invented.",
          },
          { title: "Smaller question", text: "Easier than the first one: a date, a yes, a name." },
        ],
        samples: [
          {
            title: "Six days without a reply",
            text: `Hi {{first_name}},

Last week I asked how you are bridging the time until “{{vacancy}}” is filled.

A team in the same position wrote the empty role’s duties into three columns: every week, can wait, can go. The first column turned out shorter than they feared.

What would be at the top of yours?

Best wishes
{{my_name}}`,
          },
          {
            title: "After a short answer",
            text: `Hi {{first_name}},

Thanks, that makes it clearer. If nothing is arranged yet, “{{duty}}” is probably with somebody who has a job of their own. Does any of it carry a fixed date in the next eight weeks?

Best wishes
{{my_name}}`,
          },
          {
            title: "The last one",
            text: `Hi {{first_name}},

This is my last message about “{{vacancy}}”. I take it the months ahead are covered, and I hope the new person settles in well.

Should the search drag on, reply “later” and I’ll ask again in {{month}}.

All the best
{{my_name}}`,
          },
        ],
      },
      templateNote: "Your follow-up: it pays to have one version for silence and one for one-line answers.",
    },
    consultation: {
      title: "Offer a consulting call",
      content: {
        title: "A call that is worth having either way",
        description:
          "Once they have described the gap, suggest a free strategy call of 45–60 minutes. Together you separate what must happen before somebody starts from what can wait. A manager who has sorted the work that way can argue for your proposal when you are not in the room.",
        tips: [
          {
            title: "When to suggest it",
            points: [
              "You can put the gap into one sentence with a task and a date.",
              "They have asked about availability, process or cost.",
              "If neither is true, ask one more question. Calls booked too soon are cancelled the day before.",
            ],
          },
          {
            title: "The agenda you promise",
            points: [
              "10 minutes: what has happened since the desk became empty?",
              "25 minutes: the tasks one by one, each with a date and the person who does it today.",
              "10 minutes: three ways to reach the start date, at least one of them without you.",
              "The rest: who decides, by when, and what do they need to see?",
            ],
          },
          {
            title: "So that it takes place",
            points: [
              "Name two slots within the next five working days.",
              "Ask for the colleague who is filling in to join. They know the tasks no ad ever mentions.",
              "Send your list of tasks the day before and ask for corrections. People who have corrected it turn up.",
            ],
          },
        ],
      },
      guide: {
        title: "How the invitation is built",
        description: "Half a screen, fit to be forwarded inside the company.",
        parts: [
          { title: "The gap", text: "One sentence out of your exchange, in their words where you can." },
          { title: "What they take away", text: "A sorted list that is theirs to keep, whatever follows." },
          { title: "Length and cost", text: "45–60 minutes, free of charge. Both in one sentence, no small print." },
          { title: "Two slots", text: "Weekday, date, time. A booking link is an invitation to do it later." },
        ],
        samples: [
          {
            title: "After a full reply",
            text: `Hi {{first_name}},

Here is what I understood: until “{{vacancy}}” is filled, “{{duty}}” cannot be left alone, and nobody on the team has room for it.

How about a free strategy call of 45–60 minutes? We take the tasks one by one. You come away with a list: what has to happen by when, what can rest and what somebody from outside could do. It stays with you whatever you decide.

Would {{slot_1}} suit you, or rather {{slot_2}}?

Best wishes
{{my_name}}`,
          },
          {
            title: "When they ask for your rate first",
            text: `Hi {{first_name}},

An honest figure depends on the scope: “{{duty}}” can mean two days a month or two a week.

45–60 minutes are enough to find out, and they cost you nothing. You tell me what is coming up, I estimate the days and give you a range before we hang up.

Is {{slot_1}} or {{slot_2}} better? Do bring whoever is covering at the moment.

Best wishes
{{my_name}}`,
          },
        ],
      },
      templateNote:
        "Your invitation to a call: leave the first paragraph blank. It is written afresh each time from what they told you.",
    },
    offer: {
      title: "Create a proposal",
      content: {
        title: "A proposal with its end built in",
        description:
          "After the call, the proposal goes out within 24–48 hours. It names results, a term and a handover, because the company will go on hiring and is buying time from you. A Loom video of 3–5 minutes explains it to those who were not on the call.",
        tips: [
          {
            title: "What goes in",
            points: [
              "Two or three tasks from the call, each as a finished result with a date.",
              "A three-month term with two weeks’ notice on either side once somebody has been hired.",
              "Two sizes to choose from, say four or eight days a month, each at a fixed price.",
              "One handover day for the new colleague as a priced line of its own. Otherwise you will do it unpaid in the last week.",
            ],
          },
          {
            title: "Stay a business",
            points: [
              "Agree results and dates; working hours and leave requests belong in an employment contract.",
              "State that you use your own equipment and work for other clients, if that is so.",
              "In the UK, IR35 comes into play if you work through a limited company. Medium and large clients determine your status, so ask for it before you price.",
            ],
          },
          {
            title: "The Loom video",
            points: [
              "Open with the sentence in which they described the gap.",
              "Keep the proposal on screen and say which of the two sizes you would take in their place.",
              "Talk to the person who signs off the money and has never met you.",
              "Record it in one go. A slip of the tongue bothers people less than a cut.",
            ],
          },
          {
            title: "Once it is sent",
            points: [
              "Ask after 3–5 days which line is under discussion.",
              "Set the lead to “Proposal” and enter the deal value so that your pipeline adds up.",
              "If they hire in the meantime, cut it down to handover and induction instead of withdrawing it.",
            ],
          },
        ],
      },
    },
  },
  keyPoints: {
    title: "What decides this journey",
    text: "Five points at which an approach through a job ad succeeds or fails.",
    points: [
      "Two days: ask on the third and you are queueing behind thirty applicants.",
      "The department: the gap hurts there, while HR merely administers it.",
      "No rival to the hire: you take the hurry out of the search, you do not replace it.",
      "Gap first, then the call, then the price: being one step early usually costs you the contact.",
      "An end date in writing: it makes a yes less risky for them and keeps you from looking like staff.",
    ],
  },
} satisfies Texts["guides/warm-journey"];
