import type { Texts } from "../../areas.ts";

export default {
  description:
    "A company is hiring and has a gap until somebody starts. You ask about that gap and carry the work until then, or take on the part of it that never needed a full-time position.",
  steps: {
    find: {
      title: "Find a job ad",
      content: {
        title: "Job ads with work piling up behind them",
        description:
          "A vacancy is approved budget for work nobody is doing today. With interviews and the notice period, the chair often stays empty for four to six months. Those months are what this path is about.",
        tips: [
          {
            title: "What the law says",
            points: [
              "The company asked for applications, not for offers from freelancers. Under German law, an e-mail, InMail or other electronic message meant to lead to a contract is advertising even if it only asks a question, and it is unlawful without prior express consent (§ 7 (2) no. 2 UWG).",
              "So first try a mutual contact who asks whether you may get in touch, a conversation in person, or a letter on paper. If you write without consent, you risk a formal warning (Abmahnung) with costs; after a no, never write again.",
            ],
          },
          {
            title: "Where to look",
            points: [
              "Save a search for what you do on LinkedIn, StepStone and Indeed, each with a daily alert.",
              "Set the date filter to the past 24 hours; for older ads, interviews are already under way.",
              "Search for “fixed-term” and “parental leave cover” as well. That work is urgent and its end date is agreed.",
              "Every Monday, read the careers pages of 10 companies you would like to work for. Some jobs appear nowhere else.",
            ],
          },
          {
            title: "What a good ad looks like",
            points: [
              "You could start three of the duties next Monday.",
              "It asks for things that get finished, such as a system rollout, a trade fair or a year-end close.",
              "It is the second attempt. Search for the job title with the company name and you will see the earlier date.",
              "The company advertises under its own name. With “our client, a market leader” you can’t tell who is hiring.",
            ],
          },
          {
            title: "Save it the same day",
            points: [
              "Create the lead with the source “Job ad” and the temperature “Warm”.",
              "Copy the list of duties into the notes; the page disappears once the job is filled.",
              "Add the day and hour it went up. Your 48 hours for the first message run from there.",
            ],
          },
        ],
      },
      guide: {
        title: "The note on the ad",
        description: "Five lines, written while the page is open. Your first message grows out of them.",
        parts: [
          {
            title: "Job and source",
            text: "Title and date, word for word. You will refer to them when you get in touch.",
          },
          {
            title: "The one duty",
            text: "A line from the list that has a fixed date and that you could take over without training.",
          },
          { title: "How to reach the person", text: "A mutual contact, an event, or the address for a letter." },
        ],
        samples: [
          {
            title: "Five lines for the lead",
            text: `Job: {{vacancy}}, published on {{published_on}}
Duty that can’t wait: {{duty}}
Why: {{urgency}}
What I could take over: {{takeover}}
How to reach the person: {{way_in}}`,
          },
        ],
      },
    },
    decisionMakers: {
      title: "Find who decides",
      content: {
        title: "Find the manager whose desk is filling up",
        description:
          "HR writes the ad, but another department feels the pressure. You want the person the new hire would report to. They hand out the leftover work every week and often hold a budget they may spend on outside help.",
        tips: [
          {
            title: "Clues in the ad",
            points: [
              "Look for “reporting to”, “head of” and the team’s name, then enter them with the company name into the people search.",
              "Note the contact for questions and their role. They know which department asked for the job.",
              "See who shared the ad. Hiring managers tend to add two lines that the ad itself leaves out.",
            ],
          },
          {
            title: "By size of company",
            points: [
              "Up to 20 people, the management decides. German companies name it in the legal notice (Impressum) on their website.",
              "Between 20 and 250, it is the head of department, who can usually sign off smaller sums alone.",
              "Above 250, talk to the team lead first and to procurement second. Ask early whether you have to be set up as a supplier; it can take four weeks.",
            ],
          },
          {
            title: "Before you write",
            points: [
              "Two names per company are plenty. Write to the department first and to nobody else, because people compare notes.",
              "Check the date of their last post and their current role. Someone who has handed in their notice no longer decides anything.",
              "If you share a contact, ask them to find out whether you may get in touch. Send along a text they can forward.",
              "Put first name, last name, company and position into the CRM; the placeholders of your templates are filled from there.",
            ],
          },
          {
            title: "When you store names",
            points: [
              "You have to inform the person about the entry in your CRM, with your first message at the latest and otherwise within a month (Art. 14 GDPR). Say where you got the name and link to your privacy notice.",
              "If somebody doesn’t want to hear from you, delete the lead instead of setting it to “Lost” (Art. 17 and 21 GDPR). Keep only as much as you need to avoid writing again by mistake.",
            ],
          },
        ],
      },
      guide: {
        title: "Asking a mutual contact",
        description:
          "You ask somebody who knows both sides. The salutation is for the mutual contact here; select them as the lead above or fill it in by hand.",
        parts: [
          { title: "Who you mean", text: "Name and company, and that you have read the ad." },
          {
            title: "Just pass on a question",
            text: "All your contact has to ask is whether you may write. They need not vouch for you.",
          },
          {
            title: "Text to forward",
            text: "Two sentences that work as they are. When the yes comes, note it with its date in the timeline.",
          },
        ],
        samples: [
          {
            title: "To a mutual contact",
            text: `{{salutation}},

You know {{target_person}} at {{target_company}}. They are advertising “{{vacancy}}” at the moment. I know that kind of work well, though I do it freelance.

Would you ask whether I may get in touch about it? If it’s not convenient, a no is all I need, and I won’t write.

In case it helps, here is something to forward: “{{my_name}} does this work freelance and would like to know how you are covering the time until somebody starts. May I pass on your address?”

Thank you very much,
{{my_name}}`,
          },
        ],
      },
    },
    firstContact: {
      title: "First contact",
      content: {
        title: "A question about the job, not an application",
        description:
          "Your first message goes out within 48 hours of the ad, before interviews are booked. It asks how the months until somebody starts are covered. You offer nothing yet.",
        tips: [
          {
            title: "Pick the channel",
            points: [
              "If a mutual contact has asked for you and got a yes, mention it in your first sentence.",
              "A letter on paper is allowed in Germany as long as the company does not visibly reject advertising. If the ad says “no agencies or service providers, please”, leave that too.",
              "An InMail (1,900 characters at most) requires LinkedIn Premium. Without it you can reach your own connections, members of the groups you share and profiles that are open to everyone. The note of a connection request is too short for this question.",
              "The phone number in the ad is for applicants. In Germany, a call meant to lead to a contract needs at least presumed consent between businesses (§ 7 (2) no. 1 UWG), and the number alone does not give it.",
            ],
          },
          {
            title: "Two minutes of checking",
            points: [
              "Count the words: 90 at most, and one thing you want answered.",
              "One phrase comes straight out of the ad. “Month-end close under IFRS” proves more than “finance”.",
              "Cover the company’s name. If the text now fits any other ad, you haven’t noticed anything yet.",
            ],
          },
          {
            title: "What to leave out",
            points: [
              "Your CV ends up in the applicant system, where the wrong people read it.",
              "Your day rate will be compared with a salary until somebody knows the scope.",
              "How hard hiring is these days they have noticed for themselves.",
            ],
          },
        ],
      },
      guide: {
        title: "How the first message is built",
        description: "Five short parts. Somebody who reads only the question should still be able to answer.",
        parts: [
          { title: "Reference", text: "Which ad, and where you saw it. One sentence, no compliments to the company." },
          { title: "Observation", text: "One duty, quoted, and why it won’t keep." },
          {
            title: "Who is asking",
            text: "That you are freelance and not applying. Otherwise you are forwarded to recruitment.",
          },
          { title: "Question", text: "How the gap is covered. Half a sentence has to do as an answer." },
          {
            title: "Where you got the name",
            text: "How you found the person, and where your privacy notice is. Art. 14 GDPR requires both, with your first message at the latest.",
          },
        ],
        samples: [
          {
            title: "To the head of department",
            text: `{{salutation}},

One line in your ad for “{{vacancy}}” looks hard to postpone: “{{duty}}”.

This is not an application, as I do this work freelance. I’d like to know how you are covering the months before somebody starts. Is one of the team doing it on top of their own work, or is that still open?

Best regards,
{{my_name}}

I have your name from {{name_source}}. My privacy notice: {{privacy_link}}`,
          },
          {
            title: "To HR or talent acquisition",
            text: `{{salutation}},

This is about “{{vacancy}}”, though I’m self-employed and not applying. It’s one line of the ad that caught my eye: “{{duty}}”.

Who looks after that at {{company}} until somebody starts? If you could pass my question on, I’d be grateful. If not, that’s the end of it.

Thank you,
{{my_name}}

I have your name from {{name_source}}. My privacy notice: {{privacy_link}}`,
          },
          {
            title: "To the head of a small company",
            text: `{{salutation}},

{{company}} is advertising “{{vacancy}}”. I’m not applying, because I do this work on a freelance basis.

How are you handling “{{duty}}” until somebody starts? If that’s settled, there is no need to reply, and I won’t write again.

All the best with the search,
{{my_name}}

I have your name from {{name_source}}. My privacy notice: {{privacy_link}}`,
          },
          {
            title: "As a letter on paper",
            text: `{{salutation}},

You are hiring for “{{vacancy}}”. It often takes months until somebody starts, and in the meantime “{{duty}}” stays with people who have enough to do already.

I do this work freelance, most recently for {{recent_client}}. I could take over the part that can’t wait, and leave once the job is filled.

If you would like to talk about it, you can reach me at {{my_number}}. I won’t be calling you.

Kind regards,
{{my_name}}

I have your name from {{name_source}}. My privacy notice: {{privacy_link}}`,
          },
        ],
      },
      templateNote:
        "For your first message, keep one version each for department, HR and management. Only the duty you quote changes each time.",
    },
    dialogue: {
      title: "Build a dialogue",
      content: {
        title: "Ask until you know the gap",
        description:
          "Answer the first reply with a question about the work. If you hear nothing, follow up after 5–7 days. Stop after 2–3 follow-ups, because by then they have closed the gap some other way or would rather not talk.",
        tips: [
          {
            title: "When they reply",
            points: [
              "Answer the same working day and use the word they use for the problem.",
              "Ask what is being left undone, who does it now and how long that will hold. One question per message, in this order.",
              "“Permanent only” is an answer. Thank them and ask once whether that goes for the interim too.",
            ],
          },
          {
            title: "When they don’t",
            points: [
              "Set the follow-up for day six the moment you press send.",
              "Look at the ad first. If it was extended, reworded or posted twice, you have a reason to write.",
              "Say in the last follow-up that it is the last. That is often the one they reply to.",
            ],
          },
          {
            title: "When the job is filled",
            points: [
              "Wish them a good start and ask whether you may check back in six months. That is when probation ends in Germany, and some searches start over.",
              "If they say yes, set the lead to “Lost” with the reason “filled” and a follow-up. Without a yes, delete it.",
              "Watch whether the same team advertises again. Twice in a year suggests more work than one job can hold.",
            ],
          },
        ],
      },
      guide: {
        title: "How the follow-up is built",
        description: "70 words at most. Each one contains something they can use without you.",
        parts: [
          { title: "Thread", text: "The vacancy and when you last wrote, without “just bumping this up”." },
          {
            title: "Something useful",
            text: "A trick, a deadline, how another team did it. Two sentences, seen and not invented.",
          },
          { title: "Smaller question", text: "Easier to answer than the first one, with a date, a yes or a name." },
        ],
        samples: [
          {
            title: "Six days without a reply",
            text: `{{salutation}},

Last week I asked how you are bridging the time until “{{vacancy}}” is filled. Here is an observation you can use without me.

{{experience}}

Could that work at {{company}}? A “no, thanks” is fine too.

Best regards,
{{my_name}}`,
          },
          {
            title: "After a short answer",
            text: `{{salutation}},

Thanks, that makes it clearer.

If nothing is arranged yet, “{{duty}}” is probably with somebody who has a job of their own. Does any of it come with a fixed date in the next eight weeks that you can’t get around?

Best regards,
{{my_name}}`,
          },
          {
            title: "The last one",
            text: `{{salutation}},

This is my last message about “{{vacancy}}”. I take it the months ahead are covered, and I hope the new person settles in well.

Should the search drag on, just reply “later”. Then I’ll ask again in {{month}}, and otherwise not.

All the best,
{{my_name}}`,
          },
          {
            title: "In answer to a no",
            text: `{{salutation}},

Thank you for being clear. I won’t write again, and I have deleted your details except for the note not to contact you.

I hope {{company}} finds the right person for “{{vacancy}}”.

Kind regards,
{{my_name}}`,
          },
        ],
      },
      templateNote: "For follow-ups, it pays to have one version for silence and one for one-line answers.",
    },
    consultation: {
      title: "Offer a consulting call",
      content: {
        title: "A call that is worth having either way",
        description:
          "Once they have described the gap, suggest a free strategy call of 45–60 minutes. Together you separate what must happen before somebody starts from what can wait. With a list sorted like that, your contact can argue for your proposal when you are not in the room.",
        tips: [
          {
            title: "When to suggest it",
            points: [
              "You can put the gap into one sentence with a task and a date.",
              "They have asked about availability, process or cost.",
              "If neither is true, ask one more question. Calls booked too soon are canceled the day before.",
            ],
          },
          {
            title: "The agenda you promise",
            points: [
              "10 minutes: what has happened since the desk became empty?",
              "25 minutes: the tasks one by one, each with a date and the person who does it today",
              "10 minutes: three ways to get to the start date, at least one of them without you",
              "The rest of the time goes to who decides, by when, and what they need to see.",
            ],
          },
          {
            title: "Making sure it happens",
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
          { title: "The gap", text: "One sentence from your exchange, in their words where you can." },
          { title: "What they take away", text: "A sorted list that is theirs to keep, whatever follows." },
          {
            title: "Length and cost",
            text: "A single number, say 50 minutes, and the word free. A range sounds as if you don’t know yourself how long it takes.",
          },
          {
            title: "Two slots",
            text: "Weekday, date, time, because one word is enough to answer. A booking link may go below, in case neither suits.",
          },
        ],
        samples: [
          {
            title: "After a full reply",
            text: `{{salutation}},

Here is what I understood:

{{team_gap}}

How about a free strategy call of 50 minutes? We take the tasks one by one. You come away with a list of what has to happen by when, what can rest and what somebody from outside could do. It stays with you whatever you decide.

Would {{two_slots}} suit you?

Best regards,
{{my_name}}`,
          },
          {
            title: "When they ask for your rate first",
            text: `{{salutation}},

The price depends on the scope, and “{{duty}}” can mean {{range_of_days}}.

Give me 50 minutes, at no cost to you. You tell me what is coming up, I estimate the days and give you a figure you can plan with before we hang up.

Could you make {{two_slots}}? Do bring whoever is filling in at the moment.

Best regards,
{{my_name}}`,
          },
        ],
      },
      templateNote:
        "In your invitation to a call, leave the first paragraph blank. You write it fresh each time from what they told you.",
    },
    offer: {
      title: "Create a proposal",
      content: {
        title: "A proposal with its end built in",
        description:
          "After the call, the proposal goes out within 24–48 hours. It names results, a term and a handover, because the company goes on hiring and is buying time from you. A Loom video of 3–5 minutes explains it to those who were not on the call.",
        tips: [
          {
            title: "What goes in",
            points: [
              "Two or three tasks from the call, each as a finished result with a date",
              "A three-month term with two weeks’ notice on either side once somebody has been hired",
              "Two sizes to choose from, say four or eight days a month, each at a fixed price",
              "One handover day for the new colleague as a priced line of its own. Otherwise you will do it unpaid in the last week.",
            ],
          },
          {
            title: "Stay self-employed",
            points: [
              "Agree on results and dates; working hours and leave requests belong in an employment contract.",
              "State that you use your own equipment and work for other clients, if that is so.",
              "If everything is meant to run as in the advertised job, settle your status first. In Germany, the pension insurance (Deutsche Rentenversicherung) decides on request (§ 7a SGB IV).",
            ],
          },
          {
            title: "The Loom video",
            points: [
              "Open with the sentence in which they described the gap.",
              "Keep the proposal on screen and say which of the two sizes you would take in their place.",
              "Talk to the person who signs off on the money and has never met you.",
              "Record it in one go. A slip of the tongue bothers people less than a cut.",
            ],
          },
          {
            title: "Once it is sent",
            points: [
              "Ask after 3–5 days which line is under discussion.",
              "Set the lead to “Proposal” and enter the deal value so that your pipeline adds up.",
              "If they hire in the meantime, cut it down to handover and training instead of withdrawing it.",
            ],
          },
        ],
      },
      guide: {
        title: "Proposal and covering message",
        description: "The proposal fits on one page. The message says which size you would take and when it ends.",
        parts: [
          { title: "Results", text: "What is there at the end of each month. Attendance is not a result." },
          {
            title: "Term and end",
            text: "Start, length, and the notice with which either side can stop once somebody starts.",
          },
          {
            title: "The handover day",
            text: "One day with the new colleague, with its own price. HR need not worry that the knowledge leaves with you.",
          },
          { title: "Your recommendation", text: "Which size is enough, and why. Usually it is the smaller one." },
        ],
        samples: [
          {
            title: "Message with the proposal",
            text: `{{salutation}},

Here is the proposal for the time until “{{vacancy}}” is filled. In your place, I would choose {{recommended_days}} days a month, because {{size_reason}}.

The main points are in a 4-minute video, which also helps those who were not on our call: {{video_link}}

Once somebody starts, the contract ends with two weeks’ notice and a handover day. I’ll call you on {{other_date}}, if that’s all right.

Best regards,
{{my_name}}`,
          },
          {
            title: "Proposal for the interim",
            text: `Proposal for {{company}}: cover until “{{vacancy}}” is filled

Results
{{monthly_results}}

Size and price per month, before VAT
{{sizes_prices}}

Term
Three months from {{start_date}}. Once the job is filled, either side can give two weeks’ notice.

Handover
One day with the new colleague, €{{handover_price}}.

Way of working
Own equipment, free choice of time and place, one shared appointment of 30 minutes a week.

Next step
Reply with the size you choose, by {{deadline}}.

{{my_name}}`,
          },
        ],
      },
    },
  },
  keyPoints: {
    title: "What makes or breaks this path",
    text: "Five points at which an approach through a job ad succeeds or fails.",
    points: [
      "In the first 48 hours, usually nobody has been invited yet. After that, everyone is talking about applicants, and your question comes at a bad time.",
      "Write to the department. They are one person short every day, while for HR it is an open case.",
      "Don’t compete with the hire. You take the hurry out of the search and don’t replace it.",
      "Gap first, then the call, then the price. Being one step early usually costs you the contact.",
      "Put the end into the proposal. It makes a yes less risky for them and keeps you from looking like staff.",
    ],
  },
} satisfies Texts["guides/warm-journey"];
