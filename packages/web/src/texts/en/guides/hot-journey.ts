import type { Texts } from "../../areas.ts";

export default {
  description:
    "Whoever advertises a project knows the problem and has usually found the money. All that is open is who gets the work. This journey leads from the ad to the signature.",
  steps: {
    find: {
      title: "Find a project",
      content: {
        title: "Three ads that fit instead of thirty",
        description:
          "Search at the same time every working day, for 20 minutes at most. Decide on each ad at once: apply, keep or drop. Whatever you keep becomes a lead the same day, with the source “Project ad”.",
        tips: [
          {
            title: "Set up your search",
            points: [
              "Save one search on each of two platforms. Next to your technical term, enter the one a client would use: “move our website” as well as “content migration”.",
              "Switch alerts to instant. A popular ad often stops being read after a day, whatever its closing date says.",
              "On LinkedIn, search “Posts” for “looking for a freelance” plus your trade, latest first.",
              "Every Friday, delete the search term that brought nothing usable all week.",
            ],
          },
          {
            title: "Two minutes per ad",
            points: [
              "Task: say in one sentence what will exist at the end. If you cannot, that is your first question to the client.",
              "Fit: count the must-haves only and ignore the “nice to have” list. If you meet two thirds of them, apply.",
              "Time: hold start date and days per week against your calendar, including current projects that may be extended.",
              "Money: if no budget is given, multiply your day rate by the days you expect. Would a company of this size spend that?",
            ],
          },
          {
            title: "Look behind the ad",
            points: [
              "“Our client, a leading bank” is written by a recruiter. Ask whether the agency has the role exclusively.",
              "Let one agency only put you forward for a given role. A CV that arrives twice tends to be set aside twice.",
              "Settle the status early: in Britain inside or outside IR35, in the US 1099 or payroll. The same day rate means different money.",
              "If the ad has been up for six weeks, ask what the applications so far were missing. The answer saves you yours or improves it.",
            ],
          },
        ],
      },
      sideCard: {
        title: "Read beyond your own job title",
        text: "The same work goes by many names: somebody who writes newsletters will find it under “lifecycle marketing”, somebody who fixes processes under “interim”. For a week, read ads from trades next to yours and from industries you do not know, and only then start to exclude. The list below is no recommendation.",
        points: [
          "Marketplaces such as Upwork, Contra and Malt, where clients post briefs and also search profiles",
          "Platforms for contract work such as YunoJuno and Worksome, strong in British agencies and marketing teams",
          "LinkedIn’s job search with the word “freelance” or the filter “Contract”, saved as a daily alert",
          "Newsletters and member lists of your trade, for instance AIGA for design or ProCopywriters for copy",
          "Recruiters such as Hays or Robert Half, and local studios that buy in help during busy months",
          "Public buyers’ smaller contracts: Contracts Finder in Britain, SAM.gov in the US",
        ],
      },
    },
    apply: {
      title: "Apply",
      content: {
        title: "Prove that you have read the brief",
        description:
          "Most applications are about the person who wrote them. Yours begins with the client’s plan, gives one proof and ends with two times to choose from. Allow 30 minutes for it and spend half of them reading.",
        tips: [
          {
            title: "Before the first sentence",
            points: [
              "Mark three places in the ad: what has to be made, by when, and the word that keeps coming back.",
              "Read the company’s last three posts or news items. The reason for the project is often there and not in the ad.",
              "Pick the one project of yours that comes closest in size or industry and put its result into a sentence.",
              "Decide on rate, earliest start and days per week before you type.",
            ],
          },
          {
            title: "While you write",
            points: [
              "Stay below 180 words, and below 90 when you answer a post. Your first reader is on a phone between two meetings.",
              "None of the first three sentences begins with “I”.",
              "Answer requirements in the order and wording of the ad. At an agency they may be ticked off by somebody who does not know your trade.",
              "Attach one file of two pages at most, with the matching project on top. Name it with your surname and the role.",
            ],
          },
          {
            title: "Send it and keep a record",
            points: [
              "Apply on the day the ad appears, or the following morning at the latest.",
              "Copy the ad’s full text into the field “Preparation”. Ads are taken down once enough answers are in, often before the call.",
              "Set the status to “Contacted” and a follow-up in 5–7 days.",
              "Take stock after twenty applications. If they led to fewer than three calls, rewrite your opening before you send more of them.",
            ],
          },
        ],
      },
      guide: {
        title: "How an application is built",
        description:
          "Six parts, in this order. The proofs in the samples are invented; put yours in before you send anything.",
        parts: [
          {
            title: "Subject line",
            text: "The plan and your availability: “Webshop move, free from 4 May”. A reference number from the ad goes at the end.",
          },
          {
            title: "Opening on their plan",
            text: "One sentence about what makes it hard. Instead of “I was excited to see your ad”, try “Four countries, one shop, and nothing may stop in December.”",
          },
          {
            title: "Proof",
            text: "One comparable project in two sentences: how it was, what you did, what changed. A single figure from it outweighs a row of client logos.",
          },
          {
            title: "Your first week",
            text: "What you would do first. Hardly anybody writes this paragraph, and you will be asked about it in the call.",
          },
          {
            title: "Key facts",
            text: "Start, days, place and rate in one line. If one is missing the client has to ask, and it is less work to invite somebody else.",
          },
          {
            title: "Two times",
            text: "Twenty minutes each, within the next three days, with the time zone. “Tuesday” is then a complete answer.",
          },
        ],
        samples: [
          {
            title: "Straight to the client",
            text: `Subject: {{project}}, free from {{start_date}}

Hi {{first_name}},

{{project}} by spring, while your customers go on ordering: the whole schedule hangs on the second half of that sentence.

For a retailer with 12,000 products I ran the old and the new version side by side for three weeks. We switched on a Tuesday morning, and orders came in throughout.

In week one I’d sit down with your team and name the ten pages that have to be flawless on the day of the switch. The order of everything else follows from that list.

I can give {{company}} three days a week, on site or remotely. My day rate is £{{day_rate}} plus VAT.

Could we talk for 20 minutes on {{date}} or {{other_date}}?

Kind regards
{{my_name}}`,
          },
          {
            title: "To a recruiter",
            text: `Hi {{first_name}},

About “{{project}}”, in the order of your list:

– Power BI: since 2019, most recently 14 reports for a logistics company’s finance team
– SQL Server data model: yes, including the handover to in-house IT
– Healthcare: no, but years of insurance data under similar rules
– Start and days: {{start_date}}, four days a week, one of them on site
– Rate: £{{day_rate}} a day outside IR35; inside, we would need to talk

Please tell me who the end client is before you send my CV. I want to be sure that it isn’t there already.

You can reach me today until 6 pm and tomorrow from 9.

Best wishes
{{my_name}}`,
          },
          {
            title: "In reply to a post",
            text: `Hi {{first_name}},

You posted that you need someone for {{project}}. May I ask one thing that makes the difference between two weeks and four: does the copy exist, or is writing it part of the job?

My last project of this kind turned 90 clinical papers into 30 pages for patients. The doctors signed them off in a single round because they had already seen the outline.

I can send you two of those pages, so you can judge whether the tone suits {{company}}.

All the best
{{my_name}}`,
          },
        ],
      },
      templateNote:
        "Save your own version here. Key facts and the two times stay as they are; leave opening and proof blank, so that you have to write them afresh for every ad.",
    },
    prepare: {
      title: "Prepare for the call",
      content: {
        title: "One hour, one page of notes",
        description:
          "By the time you are invited, your skills are rarely in doubt. The client wants to find out whether you have understood the plan and can be left alone with it. You can prepare for both in 60 minutes.",
        tips: [
          {
            title: "20 minutes on the client",
            points: [
              "How does the company earn its money, and from whom? Two sentences without a word from its website.",
              "Who will be there? A line on each person: how long with the company, what they worked on last, what the project would do for them.",
              "Which three things could you not find out? They will be your best questions.",
            ],
          },
          {
            title: "20 minutes on your part",
            points: [
              "Say your introduction against the clock: 90 seconds, with no more than 20 on your career.",
              "Have one project ready that went well and one that was difficult, with what you have done differently since.",
              "Find the requirement you meet least and write down two honest sentences about it.",
              "Note the rate below which you will walk away. In a live call, mental arithmetic tends to favour the other side.",
            ],
          },
          {
            title: "20 minutes on the logistics",
            points: [
              "Write out the sentence the call should end on, such as: “You will have a proposal with two options by Friday.”",
              "Try sound, camera and screen sharing in the app named in the invitation, and close whatever might pop up.",
              "Get a phone number in case the line drops.",
              "Put your page into the field “Preparation” and read it aloud ten minutes before you start.",
            ],
          },
        ],
      },
      sideCard: {
        title: "Rehearse with ChatGPT",
        text: "ChatGPT or another language model will ask the questions you prefer to avoid. It knows neither your client nor your market, so check whatever it claims about them.",
        points: [
          "Enter nothing confidential: no names, no client data, no documents that were meant for you alone.",
          "Turn the company’s name into “a manufacturer with 300 people” and the product’s name into its kind.",
          "Answer aloud and dictate. Everybody sounds surer of themselves in writing.",
        ],
        prompt: `Play a project manager who is looking for a freelancer for the project ad below. Run the first call with me.

Rules:
– Ask one question at a time and wait for my answer.
– Start with the project, not with my CV. Probe when I am vague.
– Raise the price after your fifth question, and find mine too high.
– End the call after eight questions.

Then tell me:
1. which answer convinced you, and why,
2. where I dodged the question,
3. which three questions I should have asked you.
Praise only what deserves it.

Project ad without names: [paste the text]
My background in three sentences: [paste the text]`,
      },
    },
    interview: {
      title: "Run the first call",
      content: {
        title: "Ask more than you answer",
        description:
          "A client usually talks to three to five candidates. The one remembered is the one whose questions made the plan clearer. The guide fills 15 to 24 minutes; read it the day before and keep it beside the keyboard during the call.",
        tips: [
          {
            title: "Steering the conversation",
            points: [
              "Talk for less than half the time, your introduction included.",
              "Wait two seconds after every answer. What follows is often the more important part.",
              "When you hear “agile”, “soon” or “modern”, ask: “How would you notice that in March?”",
              "Take down the client’s own words. They will be the first paragraph of your proposal.",
            ],
          },
          {
            title: "When it gets tight",
            points: [
              "The price comes up in minute three: give a range and what it depends on. “Between £9,000 and £14,000, depending on whether the copy exists.”",
              "You do not know something: “I’ll look it up. You will have the answer by noon tomorrow.” Enter the promise as your next step straight away.",
              "They want a free sample: show earlier work, or offer a paid first day.",
              "Two people want different things: say so kindly and ask whose view counts if they cannot agree.",
            ],
          },
          {
            title: "Within fifteen minutes afterwards",
            points: [
              "Problem, goal, deadline, budget and decision-maker go into “Notes from the first conversation” while you still hear how they were said.",
              "Send the client three sentences: what you understood, what you will do next, by when.",
              "Be careful with the closing probability. While budget or decision-maker is unknown, 30 per cent is the ceiling.",
            ],
          },
        ],
      },
      checklist: {
        title: "By the end of the call you know",
        points: [
          "What has to be finished on the last day of the project",
          "Why it is happening now and was not a year ago",
          "Who decides, who has a say and who pays",
          "Which amount is set aside, or what it depends on",
          "How many others are still being considered",
          "When and how you will hear the decision",
        ],
      },
      sideCard: {
        title: "Turn up even if something is missing",
        text: "An ad lists what somebody wished for before the first quotes came in. Whoever invites you has seen the gap in your profile and wants to talk all the same. Do not turn the work down on their behalf.",
        points: [
          "Mention the gap yourself, in one sentence, before you are asked.",
          "Say how you will close it: “I have not used this tool, but a similar one for six years. The two days I need to get into it are on me.”",
          "If somebody else gets the project, ask which one comes next and set a follow-up in three months.",
        ],
      },
    },
    strategy: {
      title: "Strategy (optional)",
      content: {
        title: "Think together before you name a price",
        description:
          "If it is still unclear after the first call what is to be made at all, offer a free strategy call of 45–60 minutes. It shows the client the options, and it shows you the scope you are quoting for. When the task is clear, go straight on to the proposal.",
        tips: [
          {
            title: "When to offer it",
            points: [
              "The project is worth more than ten of your day rates.",
              "Two people have described the goal in different ways.",
              "The client asks for one particular solution, and you doubt that it will cure the problem.",
              "Skip this step if they only need a quote to compare. You will know, because nobody can find time for a second call.",
            ],
          },
          {
            title: "A running order for 55 minutes",
            points: [
              "10 minutes on the goal: one sentence everybody agrees with, written where all can see it.",
              "20 minutes on what is there, what is missing and what is in the way.",
              "15 minutes on two or three routes with a rough effort each, the smallest one and “leave it” among them.",
              "10 minutes on what was agreed: which route goes into the proposal, and who contributes what by when.",
            ],
          },
          {
            title: "What you do not give away",
            points: [
              "The hour is free. Concept, draft and worked-out plan are in the proposal, with a price.",
              "Talk about what to do and in which order. How it is done in detail is the work you sell.",
              "If too much stays open, there is no second free call: offer a discovery day at a fixed price.",
            ],
          },
        ],
      },
      checklist: {
        title: "Ready for the strategy call",
        points: [
          "Everybody who decides has accepted; if one cannot come, it is moved",
          "Three guiding questions went out two days ahead",
          "A blank page with the headings goal, current state and routes is open",
          "Your notes hold a range in days and pounds for every route you can think of",
          "An example from another project is at hand that you are allowed to show",
          "Two hours afterwards are free for writing the proposal",
        ],
      },
    },
    offer: {
      title: "Send the proposal",
      content: {
        title: "A proposal without surprises",
        description:
          "Send the proposal within 24–48 hours of your last call. It contains only what you have talked about and asks the client for exactly one decision: which option.",
        tips: [
          {
            title: "Price and scope",
            points: [
              "Offer two or three options of different scope and say which of them you recommend.",
              "A fixed price if the scope is settled; a day rate with a cap if it will only show along the way.",
              "Add three lines on what is not included. You can point to them when more is asked for later.",
              "Make it valid for 30 days and give the date. Your calendar will look different afterwards.",
            ],
          },
          {
            title: "After sending",
            points: [
              "Status “Proposal”, deal value, follow-up in 3–5 days: enter all three before you close the window.",
              "Leave it at 2–3 follow-ups at most, each with something new: an answer, an example, a date.",
              "Name a deadline only if it is real. An invented one is found out the day it passes.",
              "On the phone ask: “How did the proposal go down on your side?” Asking whether they have read it gets you a yes or an excuse.",
            ],
          },
          {
            title: "Yes or no",
            points: [
              "After a yes, send confirmation, deposit invoice and the first calendar invitation the same day, and ask for the purchase order number if they use one.",
              "After a no, ask what tipped the balance and enter the answer under “Why was it lost?”.",
              "If it was a matter of size, introduce the client to somebody among your connections who is the right one.",
            ],
          },
        ],
      },
      guide: {
        title: "How a proposal is built",
        description:
          "One page for the decision, a second one at most for the details. Among its readers is somebody who has never heard your name.",
        parts: [
          {
            title: "Situation",
            text: "Three sentences from your notes, in the client’s words and with one figure that came from them.",
          },
          {
            title: "Goal",
            text: "What will be different and how anyone can tell: a value, a date or a state that can be checked.",
          },
          {
            title: "Approach",
            text: "Three or four stages, each with a result and a week. Leave methods out unless somebody asked about them.",
          },
          {
            title: "Scope and limits",
            text: "What is included, how many rounds of changes there are, and what is expressly left out.",
          },
          {
            title: "What you need from them",
            text: "Which things, by when and from whom. Without this paragraph every delay will count as yours.",
          },
          {
            title: "Price",
            text: "The options below one another, before VAT or sales tax, with a payment plan. A third at the start, at half-time and on acceptance is common.",
          },
          {
            title: "How to say yes",
            text: "A signature, or a reply of one letter. With it the earliest start and the date the proposal expires.",
          },
        ],
        samples: [
          {
            title: "Covering message",
            text: `Hi {{first_name}},

Here is the proposal for {{project}}. Page one says what you told me. If I have misunderstood anything, let me know and I’ll change it today.

I recommend option B. It costs more than A, but takes the switchover off your team’s hands, which is the part they were least looking forward to.

As agreed, we go through it on {{date}}, in 20 minutes. If others at {{company}} have a say in this, please bring them along.

Kind regards
{{my_name}}`,
          },
          {
            title: "A proposal on one page",
            text: `Proposal for {{company}}: {{project}}

Situation
Enquiries come in through three inboxes. Nobody can see which ones have been answered. Last quarter, this cost you two customers.

Goal
Four weeks after the start, all enquiries are in one place, and none waits for more than one working day.

Approach
1. Review: two conversations, one map of all routes (week 1)
2. Build with one team’s enquiries (weeks 2 and 3)
3. Move the other teams over and brief them (week 4)

Not included
Moving old enquiries, licences, copy for the website

What I need
Access on day one. {{first_name}} {{last_name}} ({{position}}) as my contact, about two hours a week.

Price, before VAT
A: build for one team, £4,200
B: build and move all teams, £6,900 (my recommendation)
C: as B, with three months of support, £9,300
Payable in thirds: at the start, after stage 2 and on acceptance, each within 14 days.

Next step
Reply with “A”, “B” or “C”. Work starts on {{start_date}}; this proposal is valid until {{deadline}}.

{{my_name}}`,
          },
          {
            title: "Follow-up after 3–5 days",
            text: `Hi {{first_name}},

You asked in our call whether the switchover could be done in two parts. I have worked it through: the price stays the same, and the second part can come up to eight weeks later.

I am holding {{start_date}} for you until {{deadline}}. What still needs settling at {{company}} before you can decide?

Kind regards
{{my_name}}`,
          },
        ],
      },
      sideCard: {
        title: "A video that travels with it",
        text: "Record a personal Loom video of at most 5 minutes for the proposal: your screen, your voice, your face in the corner. Whoever passes the proposal on inside the company then does not have to explain it.",
        points: [
          "The first 20 seconds belong to the client: their name, and the problem as they put it.",
          "After that, show only the page with the options and give the reasons for your recommendation.",
          "Record it in one go. A slip of the tongue may stay; another client’s name on the screen may not.",
          "Share the link only with those who receive the proposal, and delete the video once the offer has expired.",
        ],
      },
      templateNote:
        "Save the proposal you write most often here. Scope, payment plan and next step stay; situation and goal are filled each time from your notes on the first conversation.",
    },
  },
  interview: {
    title: "Guide to the first call",
    description:
      "Six sections with sentences to borrow. If the client jumps ahead, follow, and come back later to what you left out.",
    sections: [
      {
        title: "Welcome and frame",
        points: [
          "Write down every name and ask how long everybody has.",
          "“May I suggest how we do this? You tell me about the project first, then I say a few words about myself, and at the end we work out whether and how to go on. Does that suit you?”",
        ],
      },
      {
        title: "The client’s situation",
        points: [
          "“What happened that made you look for somebody now?”",
          "“How does it work today, and who minds most?”",
          "“What have you tried so far?” Then you know what not to suggest again.",
        ],
      },
      {
        title: "Your introduction with one proof",
        points: [
          "One sentence on whom you help with what.",
          "One project that resembles what you have just heard: before, what you did, after, with a figure.",
          "Back to the client: “Which of this sounds familiar, and what is different with you?”",
        ],
      },
      {
        title: "How you work",
        points: [
          "Three stages, each with a result one can look at.",
          "How often the client hears from you, for instance five lines every Friday.",
          "What you need to keep things moving: one contact, and answers within two days.",
        ],
      },
      {
        title: "Questions and the core of the project",
        points: [
          "“Suppose we talk again in six months and you are pleased: what has changed?”",
          "“What must not go wrong under any circumstances?”",
          "“Which part is fixed, and which is still up for discussion?”",
          "“What budget do you have in mind?” Then stay silent until an answer comes.",
          "Sum the project up in three sentences and let them correct you.",
        ],
      },
      {
        title: "Next steps",
        points: [
          "“What else would you need to know to decide?”",
          "Promise what comes next: a proposal within 24–48 hours, or a strategy call before it.",
          "Put the date on which you go through the proposal together into both calendars now.",
        ],
      },
    ],
  },
} satisfies Texts["guides/hot-journey"];
