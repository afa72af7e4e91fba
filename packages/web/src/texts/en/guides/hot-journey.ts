import type { Texts } from "../../areas.ts";

export default {
  description:
    "Behind a project ad there is a decision somebody has made, and usually a budget to go with it. The only thing still open is who gets the work. This path takes you from the ad to the signature.",
  steps: {
    find: {
      title: "Find a project",
      content: {
        title: "Three ads that fit instead of thirty",
        description:
          "Search at the same time every working day, for 20 minutes at most. Decide on each ad at once: apply, keep or drop. Anything you keep becomes a lead the same day, with the source “Project ad”.",
        tips: [
          {
            title: "Set up your search",
            points: [
              "Save a search on two platforms, one with your own technical term and one with the words a client would use. “Content migration” is often advertised as “moving our website”.",
              "Switch alerts to instant. After a day, hardly anyone is still reading new applications for a popular project.",
              "On LinkedIn, search “Posts” for “looking for a freelancer” plus your trade, latest first.",
              "Every Friday, delete the search term that brought nothing usable all week.",
            ],
          },
          {
            title: "Two minutes per ad",
            points: [
              "Say in one sentence what will be finished at the end. If you can’t, that is your first question to the client.",
              "Count only the must-haves and ignore the “nice to have” list. If you meet two thirds of them, apply.",
              "Check start date and days per week against your calendar, including current projects that may be extended.",
              "If no budget is given, multiply your day rate by the days you expect. Would a company of this size spend that?",
            ],
          },
          {
            title: "Look behind the ad",
            points: [
              "“Our client, a leading bank” means you are reading a recruiter’s text. Ask whether the agency is the only one filling the project.",
              "Let only one agency put you forward. When a profile arrives twice, many clients set it aside rather than argue about the commission.",
              "Look on the company’s website for the person you would work with. The lead gets their name or, failing that, the name of the contact in the ad.",
              "If the ad has been up for six weeks, ask what was missing from the applications so far.",
            ],
          },
          {
            title: "What the law allows",
            points: [
              "With the ad, the client asks for proposals for this one project. Reply to it, and use the channel the ad names.",
              "Under German law (§ 7 UWG), any further message that offers something is advertising and needs prior consent, between businesses too. So after a no, ask whether you may get in touch again, and note the yes with its date in the timeline.",
            ],
          },
        ],
      },
      guide: {
        title: "A question and a note on the ad",
        description:
          "Ask before applying only if your own yes depends on the answer. Write the note every time; you will want it when the phone rings two weeks later.",
        parts: [
          { title: "Title of the ad", text: "Word for word, so that nobody on the client’s side has to look it up." },
          {
            title: "One question",
            text: "Something the ad leaves out that changes the scope or the start. Everything else can wait for the call.",
          },
          { title: "What depends on it", text: "One sentence on why you ask and what you will do with the answer." },
        ],
        samples: [
          {
            title: "Question before applying",
            text: `{{salutation}},

Your project “{{project_title}}” is close to what I do. Before I apply, I have one question.

{{question}}

It decides how many days I plan for and whether my calendar from {{start_date}} has room for them. If it does, you will have my application the day you answer.

Kind regards,
{{my_name}}`,
          },
          {
            title: "Note for the lead",
            text: `Ad: {{project_title}}
Found: {{found_where}}
Finished at the end: {{end_result}}
What I lack: {{gap}}
My estimate: {{days_estimate}} days
Open question: {{question}}`,
          },
        ],
      },
      sideCard: {
        title: "Read beyond your own job title",
        text: "The same work goes by many names. Newsletters turn up under “lifecycle marketing”, tidy processes under “interim”. Spend a week reading ads from neighboring trades and from industries you don’t know, and only then start to rule things out. The list below is not a recommendation.",
        points: [
          "Project boards such as freelancermap, freelance.de and GULP, strong in IT, engineering and consulting",
          "Marketplaces such as Malt and Upwork, where clients also search profiles and up-to-date availability counts",
          "LinkedIn’s job search with the word “freelance” or the filter “Contract”, saved as a daily alert",
          "Newsletters and member lists of your trade, for instance AIGA for design or BDÜ for translation",
          "Recruiters such as Hays, and studios in your area that buy in help during busy months",
          "Public tenders for smaller contracts, such as service.bund.de in Germany or TED across the EU",
        ],
      },
    },
    apply: {
      title: "Apply",
      content: {
        title: "Show that you have read the ad",
        description:
          "Most applications are about the person who wrote them. Yours begins with the client’s project, gives one piece of evidence and ends with two times to choose from. Allow 30 minutes and spend half of them reading.",
        tips: [
          {
            title: "Before the first sentence",
            points: [
              "Mark what is to be made, by when, and the word that keeps coming back.",
              "Read the company’s last three posts or news items. The reason for the project is often there rather than in the ad.",
              "Pick the one project of yours that comes closest in size or industry and put its result into a sentence.",
              "Decide on rate, earliest start and days per week before you write.",
            ],
          },
          {
            title: "While you write",
            points: [
              "Stay under 180 words, and under 90 when you answer a post. Your first reader is on a phone between two meetings.",
              "None of the first three sentences begins with “I”.",
              "Answer requirements in the order and wording of the ad. At an agency, the person ticking them off may not know your trade.",
              "Attach one file of two pages at most, with the matching project on top. Put your last name and the role in the file name.",
            ],
          },
          {
            title: "Send it and keep a record",
            points: [
              "Apply on the day the ad appears, or the following morning at the latest.",
              "Copy the full text of the ad into the field “Preparation”. Ads are taken down once enough answers are in, often before the call.",
              "Set the status to “Contacted” and a follow-up in 5–7 days.",
              "Take stock after 20 applications. If they led to fewer than three calls, rewrite your opening before you send the next one.",
            ],
          },
        ],
      },
      guide: {
        title: "How an application is built",
        description:
          "Six parts, in this order. The marked passages in the samples are for your own evidence, not ours.",
        parts: [
          {
            title: "Subject line",
            text: "In an e-mail, the project and your availability, such as “Online shop move, free from 1 April”. A reference number from the ad goes at the end.",
          },
          {
            title: "Opening on their project",
            text: "One sentence about what makes it hard. “Four countries, one shop, and nothing may stop in December” says more than “I was excited to see your ad”.",
          },
          {
            title: "Evidence",
            text: "One comparable project in two sentences: how things stood, what you did, what changed. A single figure outweighs a row of client logos.",
          },
          {
            title: "Your first week",
            text: "Where you would start. Hardly anybody writes this paragraph, and you will be asked about it in the call.",
          },
          {
            title: "Key facts",
            text: "Start, days, place and rate in one line. If one is missing, the client has to ask, and it is less work to invite somebody else.",
          },
          {
            title: "Two times",
            text: "20 minutes each, within the next three days. “Tuesday” is then a complete answer.",
          },
        ],
        samples: [
          {
            title: "Straight to the client",
            text: `{{salutation}},

From the outside, what looks hard about “{{project_title}}” is that {{difficulty}}.

{{proof}}

I would spend the first week on a single task: {{first_week_task}}. The order of everything else follows from it.

The key facts: {{key_facts}}.

Do you have 20 minutes for a call? I could do {{two_slots}}.

Kind regards,
{{my_name}}`,
          },
          {
            title: "To a recruiter",
            text: `{{salutation}},

About “{{project_title}}”, in the order of your list:

– {{requirement_1}}
– {{requirement_2}}
– Not met: {{gap}}
– Key facts: {{key_facts}}

Before you pass my profile on, could you tell me who the end client is? I want to be sure it isn’t there already.

You can reach me {{availability}}.

Best regards,
{{my_name}}`,
          },
          {
            title: "In reply to a post",
            text: `{{salutation}},

In your post you are looking for {{wanted}}. One question first, because it affects how much work this is.

{{question}}

For comparison, an earlier project of mine. {{proof}}

I can send you a page about it. You will see whether the same approach would suit {{company}}.

All the best,
{{my_name}}`,
          },
        ],
      },
      templateNote:
        "Save your own version here. Key facts and the two times stay; leave the opening and the evidence blank, so that you write them fresh for every ad.",
    },
    prepare: {
      title: "Prepare for the call",
      content: {
        title: "One hour, one page of notes",
        description:
          "By the time you are invited, your skills are rarely in doubt. The client wants to find out whether you have understood the project and can be left alone with it. You can prepare for both in 60 minutes.",
        tips: [
          {
            title: "20 minutes on the client",
            points: [
              "How does the company earn its money, and from whom? Write two sentences without a word from its website.",
              "For each person who will be there, note how long they have been with the company, what they worked on last and what the project would do for them.",
              "Which three things could you not find out? They will be your best questions.",
            ],
          },
          {
            title: "20 minutes on yourself",
            points: [
              "Time your introduction. It takes 90 seconds, with no more than 20 on your career.",
              "Have one project ready that went well and one that was difficult, with what you have done differently since.",
              "Find the requirement you meet least and write down two honest sentences about it.",
              "Note the day rate below which you will walk away. In a live call, it is easy to do the math against yourself.",
            ],
          },
          {
            title: "20 minutes on the logistics",
            points: [
              "Write down the sentence the call should end on, such as “You will have a proposal with two options by Friday.”",
              "Try sound, camera and screen sharing in the app named in the invitation, and close whatever might pop up.",
              "Get a phone number in case the line drops.",
              "Put your page into the field “Preparation” and read it aloud 10 minutes before you start.",
            ],
          },
        ],
      },
      guide: {
        title: "Confirm the date, write your page",
        description:
          "The confirmation tells you who will be in the room. The page is for your eyes only and lies next to the keyboard during the call.",
        parts: [
          {
            title: "Yes, with the time",
            text: "One sentence that names day, hour and app. Misunderstandings then show up the day before, not on the hour.",
          },
          { title: "Who is coming", text: "Ask for names and roles. The answer decides which story you tell." },
          {
            title: "Something to read",
            text: "Ask for what they already have, such as a concept or last year’s version.",
          },
        ],
        samples: [
          {
            title: "Confirmation with two requests",
            text: `{{salutation}},

Thank you for the invitation, {{date}} suits me well. If the line drops, you can reach me on my cell phone: {{my_number}}.

Who will be joining from your side, and what matters most to them about “{{project_title}}”? If there is a concept or a list of requirements already, I’d be glad to read it beforehand.

Kind regards,
{{my_name}}`,
          },
          {
            title: "My page for the call",
            text: `Call with {{company}}, {{date}}

What they live on: {{business}}
Who is coming: {{attendees}}
My evidence: {{proof}}
How it should end: “{{closing_line}}”
I walk away below €{{minimum_rate}} a day`,
          },
        ],
      },
      sideCard: {
        title: "Rehearse with ChatGPT",
        text: "ChatGPT or another language model will ask the questions you would rather avoid. It knows neither your client nor your market, so check whatever it claims about them.",
        points: [
          "Enter nothing confidential: no names, no client data, no documents that were meant for you alone.",
          "Turn the company’s name into “a manufacturer with 300 people” and the product’s name into what it is.",
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
          "A client usually has three to five of these calls. The one that sticks is the one that made their own project clearer to them. The guide fills 15 to 24 minutes; read it the day before and keep it by the keyboard during the call.",
        tips: [
          {
            title: "Steering the conversation",
            points: [
              "Talk for less than half the time, your introduction included.",
              "Wait two seconds after every answer. What follows is often the more important part.",
              "When you hear “agile”, “soon” or “modern”, ask for an example: “When did you last miss that, and what happened?”",
              "Take down the client’s own words. They will be the first paragraph of your proposal.",
            ],
          },
          {
            title: "When it gets tight",
            points: [
              "If the price comes up in minute three, give a range and say what it depends on. “Between €9,000 and €14,000, depending on whether the copy exists.”",
              "If you don’t know something, say “I’ll look it up. You will have the answer by noon tomorrow.” Enter the promise as your next step right away.",
              "If they want a free sample, show earlier work or offer a paid first day.",
              "If two people want different things, say so kindly and ask whose view counts when they can’t agree.",
            ],
          },
          {
            title: "In the 15 minutes afterward",
            points: [
              "Problem, goal, deadline, budget and the person who decides go into “Notes from the first conversation” while you can still hear how it was said.",
              "Send the client three sentences on what you understood, what you will do next and by when.",
              "Be careful with the closing probability. As long as you don’t know the budget or who decides, 30% is the ceiling.",
            ],
          },
        ],
      },
      guide: {
        title: "The message an hour later",
        description: "Short enough to be forwarded to a managing director. A correction is the best reply you can get.",
        parts: [
          { title: "What you understood", text: "The project in one sentence, with an expression the client used." },
          { title: "What you promise", text: "What you deliver and on which day. Only what you are sure to keep." },
          { title: "What is still open", text: "The one thing you need for a proposal that fits." },
        ],
        samples: [
          {
            title: "After the first call",
            text: `{{salutation}},

Thank you for the call just now. This is how I understood your project:

{{plan}}

By {{deadline}} you will have {{deliverable}} from me. All I still need to know is {{open_point}}.

If I got something wrong above, one line will do.

Kind regards,
{{my_name}}`,
          },
        ],
      },
      checklist: {
        title: "By the end of the call you know",
        points: [
          "What has to be finished on the last day of the project",
          "Why it is happening now and not a year ago",
          "Who decides, who has a say and who pays",
          "Which amount is set aside, or what it depends on",
          "How many others are still being considered",
          "When and how you will hear the decision",
        ],
      },
      sideCard: {
        title: "Turn up even if something is missing",
        text: "An ad lists what somebody wished for before the first quotes came in. By inviting you, the client has seen the gap in your profile and wants to talk to you anyway. Don’t turn the work down on their behalf.",
        points: [
          "Mention the gap yourself, in one sentence, before you are asked.",
          "Say how you will close it. “I haven’t used this tool, but I have used a similar one for six years. The two days I need to get into it are on me.”",
          "If somebody else gets the project, ask whether you may check back in three months. If they say yes, set the follow-up.",
        ],
      },
    },
    strategy: {
      title: "Strategy (optional)",
      content: {
        title: "Think together before you name a price",
        description:
          "If it is still unclear after the first call what is actually needed, offer a free strategy call of 45–60 minutes. It shows the client the options and shows you the scope you are pricing. When the task is clear, go straight to the proposal.",
        tips: [
          {
            title: "When to offer it",
            points: [
              "The project is worth more than 10 of your day rates.",
              "Two people have described the goal in different ways.",
              "The client asks for one particular solution, and you doubt that it will fix the problem.",
              "Skip this step if they only need a quote to compare. You will know, because nobody can find time for a second call.",
            ],
          },
          {
            title: "An agenda for 55 minutes",
            points: [
              "10 minutes on the goal, in one sentence that everybody agrees with and everybody can see",
              "20 minutes on what is there, what is missing and what is in the way",
              "15 minutes on two or three routes with a rough estimate of days for each, the smallest one and “leave it” among them",
              "10 minutes on what goes into the proposal and who contributes what by when",
            ],
          },
          {
            title: "What you don’t give away",
            points: [
              "The hour is free. The concept, the draft and the detailed plan belong in the proposal and have a price.",
              "Talk about what to do and in which order. How it is done in detail is the work you sell.",
              "If too much is still unclear, offer a discovery day at a fixed price instead of a second free call.",
            ],
          },
        ],
      },
      guide: {
        title: "The invitation and the discovery day",
        description:
          "The invitation goes out the day after the first call. The discovery day is its paid continuation when an hour was not enough.",
        parts: [
          {
            title: "The open point",
            text: "One sentence the client would agree with. Without it, the call looks like a sales pitch.",
          },
          {
            title: "Three guiding questions",
            text: "Put so that people have to talk to colleagues before they can answer.",
          },
          {
            title: "Length and price",
            text: "45–60 minutes and free for the strategy call, a fixed price for the discovery day.",
          },
        ],
        samples: [
          {
            title: "Invitation to a strategy call",
            text: `{{salutation}},

After our call I am not yet sure {{open_point}}. A proposal written today might well miss what you need.

Could we take 50 minutes for a strategy call? It costs you nothing. Three questions to prepare:

1. Six months on, how will you tell that it was worth it?
2. What is already there and should stay?
3. Who has to agree, and what budget is set aside?

Would {{two_slots}} work for you? Please invite everyone at {{company}} who has a say.

Kind regards,
{{my_name}}`,
          },
          {
            title: "A discovery day instead of a second call",
            text: `{{salutation}},

Our strategy call put the options in order. Before I can give you a price you can rely on, I need to know {{open_point}}. For that, I have to look at your material.

I suggest a discovery day at a fixed price of €{{discovery_price}} before VAT. By the evening you will have {{discovery_result}}. The paper belongs to {{company}}, even if somebody else does the work.

I can keep {{free_day}} free for you. Would that suit you?

Kind regards,
{{my_name}}`,
          },
        ],
      },
      checklist: {
        title: "Ready for the strategy call",
        points: [
          "Everybody who decides has accepted; if one of them can’t come, it is moved",
          "Three guiding questions went out two days ahead",
          "A blank page with the headings goal, current state and routes is open",
          "Your notes hold a range in days and euros for every route you can think of",
          "You have picked an example from another project that you are allowed to show",
          "Two hours are set aside right afterward to write the proposal",
        ],
      },
    },
    offer: {
      title: "Send the proposal",
      content: {
        title: "A proposal without surprises",
        description:
          "Send the proposal within 24–48 hours of your last call. It contains only what you have talked about and asks the client for a single decision, which option to take.",
        tips: [
          {
            title: "Price and scope",
            points: [
              "Offer two or three options of different scope and say which one you recommend.",
              "Choose a fixed price if the scope is settled, and a day rate with a cap if it will only become clear along the way.",
              "Add three lines on what is not included. You can point to them when more is asked for later.",
              "Make it valid for 30 days and give the date. Your calendar may look different after that.",
            ],
          },
          {
            title: "After sending",
            points: [
              "Enter the status “Proposal”, the deal value and a follow-up in 3–5 days before you close the window.",
              "Leave it at 2–3 follow-ups at most, each with something new such as an answer, an example or a date.",
              "Name a deadline only if it is real. An invented one is found out the day it passes.",
              "On the phone ask: “How did the proposal go down on your side?” Asking whether they have read it gets you a yes or an excuse.",
            ],
          },
          {
            title: "Yes or no",
            points: [
              "After a yes, send the confirmation, the deposit invoice and the first calendar invitation the same day, and ask for the purchase order number if they use one.",
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
            text: "What will be different and how anyone can tell, by a value, a date or a state that can be checked.",
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
            text: "Which things, by when and from whom. Without this paragraph, every delay will count as yours.",
          },
          {
            title: "Price",
            text: "The options below one another, before VAT, with a payment plan. A third at the start, a third halfway and a third on acceptance is common.",
          },
          {
            title: "How to say yes",
            text: "A signature, or a reply of one letter. Add the earliest start and the date the proposal expires.",
          },
        ],
        samples: [
          {
            title: "Covering message",
            text: `{{salutation}},

Here is the proposal for “{{project_title}}”. Page one says what you told me. If I misunderstood anything, let me know and I’ll change it today.

I recommend option {{option}} because {{recommendation_reason}}.

As agreed, we go through it together on {{date}}, in 20 minutes. Anyone else at {{company}} who has a say is welcome.

Kind regards,
{{my_name}}`,
          },
          {
            title: "A proposal on one page",
            text: `Proposal for {{company}}: {{project_title}}

Situation
{{situation}}

Goal
{{goal}}

Approach
1. Review: conversations with everyone involved, one shared overview
2. A first small section, built and checked together
3. Everything else, and a briefing for the team

Not included
{{exclusions}}

What we need from you
Access on day one. {{first_name}} {{last_name}} ({{position}}) as contact, with answers within two working days.

Options and prices, before VAT
{{options_prices}}
Payable in thirds: at the start, halfway and on acceptance, each within 14 days.

Next step
Reply with the letter of your option. Work starts within two weeks of that. This proposal is valid until {{deadline}}.

{{my_name}}`,
          },
          {
            title: "Follow-up after 3–5 days",
            text: `{{salutation}},

In our call you asked {{client_question}}. I have worked it through since. {{answer}}

I am holding {{start_date}} for you until {{deadline}}. What still needs settling at {{company}} before you can decide?

Kind regards,
{{my_name}}`,
          },
          {
            title: "Reply to a no",
            text: `{{salutation}},

Thank you for a clear answer on “{{project_title}}”. If you don’t mind telling me what tipped the balance, it would help me with the next proposal. One sentence is enough.

May I get in touch when I have time again in six months? Unless you say yes, I won’t.

Good luck with the project,
{{my_name}}`,
          },
        ],
      },
      sideCard: {
        title: "A video that travels with it",
        text: "Record a personal Loom video of at most 5 minutes for the proposal, with your screen, your voice and your face in the corner. When the proposal is passed on inside the company, nobody has to explain it for you.",
        points: [
          "Give the first 20 seconds to the client, with their name and the problem as they put it.",
          "After that, show only the page with the options and give the reasons for your recommendation.",
          "Record it in one go. A slip of the tongue may stay; another client’s name on the screen may not.",
          "Share the link only with those who receive the proposal, and delete the video once the proposal has expired.",
        ],
      },
      templateNote:
        "Save the proposal you write most often here. Scope, payment plan and next step stay; situation and goal come from your notes on the first conversation each time.",
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
        title: "Your introduction with one piece of evidence",
        points: [
          "Say in one sentence who you help and with what.",
          "Tell them about a project that resembles what you have just heard: before, what you did, after, with a figure.",
          "Hand it back to the client. “Which of this sounds familiar, and what is different for you?”",
        ],
      },
      {
        title: "How you work",
        points: [
          "Three stages, each with a result they can look at.",
          "How often the client hears from you, for instance five lines every Friday.",
          "What you need to keep things moving, such as one contact and answers within two days.",
        ],
      },
      {
        title: "Questions and the core of the project",
        points: [
          "“Suppose we talk again in six months and you are pleased. What has changed?”",
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
          "Promise what comes next, a proposal within 24–48 hours or a strategy call before it.",
          "Put the date on which you go through the proposal together into both calendars now.",
        ],
      },
    ],
  },
} satisfies Texts["guides/hot-journey"];
