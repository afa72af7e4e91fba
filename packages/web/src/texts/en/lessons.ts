import type { Texts } from "../areas.ts";

export default {
  positioning: {
    title: "Positioning: what people call you for",
    description: "Turn many services into one offer that others can pass on in a sentence.",
    lessons: {
      niche: {
        title: "Choose an audience that really exists",
        summary:
          "You know an audience is a good one when you can find thirty of its members by name. Industry, role and occasion together define it: not “medium-sized companies”, but “heads of sales in mechanical engineering who are introducing a CRM right now”. The choice holds for a quarter, not for ever.",
        task: "Write down industry, role and occasion, and find ten real profiles that match.",
      },
      problem: {
        title: "The problem in your clients’ words",
        summary:
          "Clients do not buy a method, they buy the end of an annoyance. What they call it you hear in calls and read in comments and job ads. Those words belong in your profile, posts and offer; your technical terms come later.",
        task: "Collect five sentences, word for word, with which clients have described their problem.",
      },
      offer: {
        title: "Your offer in one sentence",
        summary:
          "The sentence says whom you help, what is different afterwards and what your work consists of. It does without adjectives, because everybody says “high-quality” and “holistic”. It works once somebody from another industry can repeat it the next day.",
        task: "Write three versions and read each one to a person outside your industry.",
      },
      proof: {
        title: "Proof instead of claims",
        summary:
          "A proof has a starting point, an intervention and a result, ideally with a number or a deadline. Projects of your own, voluntary work and work as an employee count too. Name clients only with their consent; “a supplier with 200 people” is often enough.",
        task: "Describe two projects in three sentences each: before, what you did, after.",
      },
    },
  },
  profile: {
    title: "Profile: the page that speaks for you",
    description: "Whoever opens your profile knows within ten seconds whether you are the right person.",
    lessons: {
      impression: {
        title: "Photo and banner: the first glance",
        summary:
          "On a phone, photo and banner are nearly all that shows without scrolling. The photo shows your face large, bright and in front of a calm background. The banner carries a single thought, ideally your offer, and leaves room for the photo at the bottom left.",
        task: "Open your profile on a phone and remove everything from the banner that you cannot read there.",
      },
      headline: {
        title: "The headline that travels everywhere",
        summary:
          "The line below your name also stands beside every comment and in every search. Often only its first fifty characters show: that is the place for whom you help with what. Job title and awards come after.",
        task: "Rearrange your headline so that its first fifty characters make sense on their own.",
      },
      about: {
        title: "The about section: written for one person",
        summary:
          "Begin with your client’s situation, not with your CV. Then say how working with you goes, give one proof, and end with a simple next step. Short paragraphs and the first person make it readable; the first three lines decide whether anybody opens the rest.",
        task: "Rewrite the first three lines without beginning with the word “I”.",
      },
      showcase: {
        title: "Featured work and recommendations",
        summary:
          "The featured area shows two or three pieces that fit your offer, not everything you have ever made. Recommendations work when they name a result. So ask shortly after a success, and mention the project and the point that matters to you.",
        task: "Ask one client for a recommendation about one particular result.",
      },
    },
  },
  outreach: {
    title: "Outreach: from stranger to conversation",
    description: "Find the right people and begin a conversation without advertising.",
    lessons: {
      search: {
        title: "Find twenty people who fit",
        summary:
          "A short list with reasons beats a long one without. Search by role, industry and place, and look for occasions: a new job, an open position, a post on the subject. Each name gets a line that says why this person and why now.",
        task: "Create ten leads in the CRM, each with its occasion in the field for the next step.",
      },
      note: {
        title: "The note with a connection request",
        summary:
          "The note has 200 characters and one job: to show that you mean this person. A reference to a post, a shared group or a question is enough. An offer does not belong there. Five to ten such requests a day will do.",
        task: "Write three notes of 200 characters at most, each with a different reference.",
      },
      opening: {
        title: "The first message after they accept",
        summary:
          "Under German law, advertising without consent is not allowed between businesses either, and a connection is no consent. So open a conversation: say thanks, take up the occasion, ask a question that can be answered in one sentence. Your offer comes up when somebody asks for it.",
        task: "Write a first message of three sentences that ends with an easy question.",
      },
      routine: {
        title: "Half an hour a day",
        summary:
          "A little and often beats a lot and seldom. Ten minutes of commenting, ten of answering, ten of new contacts: no more is needed. A fixed time, a timer and a tick for each day keep the habit alive, even in weeks full of project work.",
        task: "Enter half an hour as a task for each of the next five working days.",
      },
    },
  },
  followUp: {
    title: "Follow-up: persistent and polite",
    description: "Most projects begin after the second message. This is how to write it.",
    lessons: {
      rhythm: {
        title: "The right interval",
        summary:
          "After a first message wait five to seven days, after an offer three to five. Two follow-ups are fine, three are the limit. Whoever named a time hears from you exactly then. Set the date at once instead of relying on your memory.",
        task: "Give every open lead in the CRM a date for the next follow-up.",
      },
      occasion: {
        title: "A reason instead of “just checking in”",
        summary:
          "Every follow-up brings something along: an answer to an open question, a fitting example, a number, a hint at a deadline. Then your message is useful even if nothing comes of it. One sentence of context, one of content, one question.",
        task: "For three open contacts, find something each that helps them this week.",
      },
      silence: {
        title: "When nobody answers",
        summary:
          "Silence mostly means a lack of time and rarely a no. The last message makes it easy: you close the subject from your side, name the one point that is open and leave the door ajar. Then there is quiet; a new occasion may come in a few months.",
        task: "Write a last message that can be answered with a single word.",
      },
      overview: {
        title: "Keep track",
        summary:
          "A contact without a next step is forgotten, even if it is on the list. Check once a week: who is overdue, who has no date, who belongs under “Lost”? A lead that is closed honestly makes room for a new one.",
        task: "Plan fifteen minutes every Friday to go through your leads.",
      },
    },
  },
  negotiation: {
    title: "Negotiation: standing by your rates",
    description: "Know your price, say it calmly and stay with it when questioned.",
    lessons: {
      rate: {
        title: "Work out your own rate",
        summary:
          "After holidays, illness, acquisition and office work, a year often leaves only 110 to 130 days that you can invoice. What you need, with pension, taxes and reserves, divided by those days is your lower limit. Below it you pay to work, and that is better known before the call.",
        task: "Work out your lower limit for a day and write it down.",
      },
      price: {
        title: "Say the price, then say nothing",
        summary:
          "The price follows the benefit and stands alone: a number, a full stop, no reasons after it. Whoever keeps talking negotiates against themselves. Three options of different scope move the question from “whether” to “which”.",
        task: "Say your price aloud five times and bear three seconds of silence after it.",
      },
      discount: {
        title: "“You will have to do something about the price”",
        summary:
          "A discount for nothing says that the first price was wrong. Trade instead: a smaller scope, a longer term, faster payment, a recommendation. First ask what the price is measured against. Often it is about a budget, not about the value.",
        task: "Write down three things for which you would lower the price, and by how much.",
      },
      terms: {
        title: "What counts besides the price",
        summary:
          "Payment terms, a down payment, the number of revisions, rights of use and the handling of extra work decide what is left of the fee. Settle them before the start and in writing. A third up front is common and shows both sides that it is serious.",
        task: "Add payment terms, a down payment and a rule for extra work to your offer.",
      },
    },
  },
  closing: {
    title: "Closing: from conversation to contract",
    description: "A closing call in which you ask, listen and reach a clear decision.",
    lessons: {
      questions: {
        title: "Questions that lead to a decision",
        summary:
          "Four questions are enough: What should be different? What does it cost if nothing changes? Who else decides? When should it be done? Speak for a third of the time at most. What the other person says themselves you need not claim later.",
        task: "Have the four questions at hand as a note in your next call.",
      },
      proposal: {
        title: "A proposal that can be forwarded",
        summary:
          "The proposal is often read by somebody who was not in the call. One page will do: the situation in the client’s words, goal, approach, price, next step. It goes out within 24 to 48 hours, while the conversation still lingers.",
        task: "Cut your last proposal down to one page.",
      },
      doubts: {
        title: "Dealing with doubts",
        summary:
          "An objection is a question that has no answer yet. Repeat it in your own words, ask for the reason, and only then reply. If it really does not fit, say so. An honest no brings more recommendations than a forced yes.",
        task: "Write down the three most frequent objections, each with a question back instead of an answer.",
      },
      start: {
        title: "Record the yes and begin well",
        summary:
          "After the yes, a short confirmation goes out the same day: scope, price, starting date, what you need from the client. A fixed first appointment keeps the project from slipping. A good start is also the best preparation for the recommendation at the end.",
        task: "Prepare a confirmation in which only names and dates are left to fill in.",
      },
    },
  },
} satisfies Texts["lessons"];
