import type { Texts } from "../areas.ts";

export default {
  positioning: {
    title: "Positioning: what people call you for",
    description: "Turn many services into one offer people can pass on in a sentence.",
    lessons: {
      niche: {
        title: "Choose an audience that really exists",
        summary:
          "An audience is real when you can name 30 of its members. Industry, role and occasion together define it: not “medium-sized companies”, but “heads of sales in mechanical engineering who are just introducing a CRM”. The choice holds for a quarter, not forever.",
        task: "Write down industry, role and occasion, and find 10 real profiles that match.",
      },
      problem: {
        title: "The problem in your clients’ words",
        summary:
          "Clients do not buy a method. They buy the end of something that annoys them. You hear what they call it in calls, and read it in comments and job ads. Those words belong in your profile, posts and offer. Your technical terms can wait.",
        task: "Collect five sentences, word for word, in which clients have described their problem.",
      },
      offer: {
        title: "Your offer in one sentence",
        summary:
          "The sentence says who you help, what changes for them and what you actually do. It needs no adjectives, because everyone claims to be “high-quality” and “holistic”. It works if someone from another industry can repeat it the next day.",
        task: "Write three versions and read each one to someone outside your industry.",
      },
      proof: {
        title: "Proof instead of claims",
        summary:
          "Good proof has a starting point, what you did, and a result, ideally with a number or a deadline. Your own projects, voluntary work and work as an employee count too. Name clients only with their consent; “a supplier with 200 people” is often enough.",
        task: "Describe two projects in three sentences each: before, what you did, after.",
      },
    },
  },
  profile: {
    title: "Profile: the page that speaks for you",
    description: "Visitors should know within 10 seconds whether you are the right person.",
    lessons: {
      impression: {
        title: "Photo and banner: the first glance",
        summary:
          "On a phone, photo and banner are almost all that is visible without scrolling. Your face should be large and well lit, against a plain background. The banner carries one idea, ideally your offer, and leaves room for the photo at the bottom left.",
        task: "Open your profile on a phone and remove everything from the banner that you cannot read there.",
      },
      headline: {
        title: "The headline that follows you everywhere",
        summary:
          "The line below your name also appears next to every comment and in every search. Often only the first 50 characters are visible, so use them to say who you help and with what. Job title and awards come after that.",
        task: "Rework your headline so that its first 50 characters make sense on their own.",
      },
      about: {
        title: "The about section: written for one person",
        summary:
          "Begin with your client’s situation, not with your CV. Then describe how you work, give one piece of proof, and end with a simple next step. Short paragraphs and the first person make it readable; the first three lines decide whether anyone reads on.",
        task: "Rewrite the first three lines without starting with the word “I”.",
      },
      showcase: {
        title: "Featured work and recommendations",
        summary:
          "The featured section should show two or three pieces that fit your offer, not everything you have ever done. Recommendations work when they name a result. Ask for one soon after a success, and mention the project and the point you care about.",
        task: "Ask one client for a recommendation about one specific result.",
      },
    },
  },
  outreach: {
    title: "Outreach: from stranger to conversation",
    description: "Find the right people and start a conversation without advertising.",
    lessons: {
      search: {
        title: "Find 20 people who fit",
        summary:
          "A short list with reasons beats a long one without any. Search by role, industry and place, and look for occasions: a new job, an open position, a post on the subject. Each name gets a line that says why this person and why now.",
        task: "Create 10 leads in the CRM, each with its occasion in the next-step field.",
      },
      note: {
        title: "The note with a connection request",
        summary:
          "The note has 200 characters and one job: to show that you mean this person. A reference to a post, a shared group or a question is enough. An offer does not belong there. Five to 10 such requests a day will do.",
        task: "Write three notes of up to 200 characters, each with a different reference.",
      },
      opening: {
        title: "The first message after they accept",
        summary:
          "Under German law, advertising without consent is not allowed between businesses either, and accepting a connection is not consent. So start a conversation instead. Say thanks, pick up the occasion, and ask a question they can answer in one sentence. Your offer comes up when they ask.",
        task: "Write a first message of three sentences that ends with an easy question.",
      },
      routine: {
        title: "Half an hour a day",
        summary:
          "Little and often beats a lot once in a while. Spend 10 minutes commenting, 10 replying and 10 on new contacts. A fixed time, a timer and a tick on the calendar keep the habit alive, even in busy project weeks.",
        task: "Enter half an hour as a task for each of the next five working days.",
      },
    },
  },
  followUp: {
    title: "Follow-up: persistent and polite",
    description: "Most projects start after the second message. Here is how to write it.",
    lessons: {
      rhythm: {
        title: "The right interval",
        summary:
          "Wait 5 to 7 days after a first message, 3 to 5 after a proposal. Two follow-ups are fine, three are the limit. If someone named a date, get back to them on that date. Put it in the calendar right away instead of trusting your memory.",
        task: "Give every open lead in the CRM a date for the next follow-up.",
      },
      occasion: {
        title: "A reason instead of “just checking in”",
        summary:
          "Every follow-up should bring something: an answer to an open question, a relevant example, a number, a reminder of a deadline. That makes your message useful even if nothing comes of it. One sentence of context, one of substance, one question.",
        task: "For each of three open leads, find something that helps them this week.",
      },
      silence: {
        title: "When nobody answers",
        summary:
          "Silence usually means no time, and rarely no. Your last message makes it easy for them. You close the subject on your side, name the one open point and leave the door open. Then leave it. A new occasion may come up in a few months.",
        task: "Write a last message that takes one word to answer.",
      },
      overview: {
        title: "Keep track",
        summary:
          "A lead without a next step is forgotten, even if it is on the list. Once a week, check who is overdue, who has no date and who belongs under “Lost”. Closing a lead honestly makes room for a new one.",
        task: "Set aside 15 minutes every Friday to go through your leads.",
      },
    },
  },
  negotiation: {
    title: "Negotiation: standing by your rates",
    description: "Know your price, say it calmly and stand by it when questioned.",
    lessons: {
      rate: {
        title: "Work out your own rate",
        summary:
          "After vacation, sick days, sales and admin, a year often leaves only 110 to 130 billable days. Add up what you need, including pension, taxes and reserves, and divide it by those days. That is your lower limit. Below it you pay to work, which is better to know before the call.",
        task: "Work out your lower limit for a day and write it down.",
      },
      price: {
        title: "Say the price, then say nothing",
        summary:
          "The price comes after the benefit and on its own. A number, a period, and no justification. If you keep talking, you negotiate against yourself. Three options with different scopes turn the question from “whether” into “which”.",
        task: "Say your price out loud five times, each time followed by three seconds of silence.",
      },
      discount: {
        title: "“Can you do something about the price?”",
        summary:
          "A discount for nothing says the first price was wrong. Trade instead: a smaller scope, a longer term, faster payment, a referral. First ask what the price is being compared with. Often the issue is a budget, not the value.",
        task: "Write down three things you would lower the price for, and by how much.",
      },
      terms: {
        title: "What matters besides the price",
        summary:
          "Payment terms, a down payment, the number of revisions, rights of use and the handling of extra work decide how much of the fee is left. Settle them in writing before you start. A third up front is common and shows both sides are serious.",
        task: "Add payment terms, a down payment and a rule for extra work to your proposal.",
      },
    },
  },
  closing: {
    title: "Closing: from conversation to contract",
    description: "A closing call where you ask, listen and reach a clear decision.",
    lessons: {
      questions: {
        title: "Questions that lead to a decision",
        summary:
          "Four questions are enough: What should be different? What does it cost if nothing changes? Who else decides? When should it be done? Talk for a third of the time at most. Whatever your client says, you won’t have to argue later.",
        task: "Keep the four questions in front of you in your next call.",
      },
      proposal: {
        title: "A proposal that can be forwarded",
        summary:
          "Proposals are often read by someone who was not on the call. One page is enough: the situation in the client’s words, goal, approach, price, next step. Send it within 24 to 48 hours, while the conversation is still fresh.",
        task: "Cut your last proposal down to one page.",
      },
      doubts: {
        title: "Dealing with doubts",
        summary:
          "An objection is a question that has not been answered yet. Repeat it in your own words, ask for the reason, and only then reply. If it really is not a fit, say so. An honest no brings more referrals than a forced yes.",
        task: "Write down the three objections you hear most, each with a question to ask back instead of an answer.",
      },
      start: {
        title: "Confirm the yes and start well",
        summary:
          "Send a short confirmation the same day: scope, price, start date, what you need from the client. A fixed first meeting keeps the project from slipping. A good start is also the best preparation for the referral at the end.",
        task: "Prepare a confirmation in which only names and dates are left to fill in.",
      },
    },
  },
} satisfies Texts["lessons"];
