import type { Texts } from "../../areas.ts";

export default {
  pieces: {
    objections: {
      sections: [
        {
          title: "How to practice",
          paragraphs: [
            "An objection is often a question in polite wrapping. Hear it out, take a breath, and ask before you explain anything. Say your own answer aloud first and then open the card. Change every word of our version that you would never use. Tick the ones that come naturally.",
          ],
        },
        {
          title: "If they still object",
          paragraphs: [
            "Some objections are a no. Ask once more, and leave it there. “Understood, then now is not the time. May I get back to you in the spring?” If the answer is yes, note the date and the wording in the lead’s timeline. Without that yes, even the later message may count as unlawful advertising in Germany (§\u00a07 UWG, the Unfair Competition Act).",
          ],
        },
      ],
      objections: [
        {
          objection: "That’s too expensive for us.",
          behind: "It may be about another quote, the budget or a feeling.",
          answer: "Too expensive compared with what? Do you have another quote, or is it more than you have budgeted?",
          avoid: "Taking 10% off in the same breath.",
        },
        {
          objection: "We’ve had a cheaper quote.",
          behind: "Often these are two different services under the same name.",
          answer:
            "That may well be. What does it include, and who will do the work? We can go through both quotes line by line if you like.",
          avoid: "Running down a competitor you don’t know.",
        },
        {
          objection: "We have no budget for this right now.",
          behind: "It is true, or other things come first.",
          answer:
            "When is the next budget decided, and who puts in the request? I’d be happy to write a page on cost and benefit for it.",
          avoid: "Starting for free and hoping it turns into something.",
        },
        {
          objection: "Send us some material first.",
          behind: "Frequently a friendly way of ending the call.",
          answer:
            "Gladly. Which question should it answer? Then I’ll send just that instead of 20 pages. May I call you about it on Thursday?",
          avoid: "Sending the brochure and waiting.",
        },
        {
          objection: "We will get back to you.",
          behind: "Nobody has agreed on a next step.",
          answer:
            "Good. What needs to be settled before then? If I haven’t heard from you by the 15th, I’ll check in once. Is that all right?",
          avoid: "Asking every week whether there is any news.",
        },
        {
          objection: "We do that in-house.",
          behind: "They have the people, but perhaps not the time.",
          answer:
            "That’s often the best solution. Who will take it on, and what will have to wait? If things get tight in the autumn, you can hand part of it to me.",
          avoid: "Trying to prove that the team isn’t up to it.",
        },
        {
          objection: "We already work with someone.",
          behind: "That person is probably good. The question is what happens when they are away.",
          answer:
            "Then stay with them. Is there anything that regularly gets left undone? Or do you need cover for vacations?",
          avoid: "Asking what the other person gets wrong.",
        },
        {
          objection: "You don’t know our industry.",
          behind: "They worry about paying for a long learning curve.",
          answer:
            "True. I do know the task. Tell me what’s different in your business, and you’ll see from my questions how fast I get into it.",
          avoid: "Claiming knowledge that won’t survive the first meeting.",
        },
        {
          objection: "Can you do it by Friday?",
          behind: "Somebody has made a promise internally. The date is rarely as fixed as it sounds.",
          answer: "By Friday I can do the first part, and the rest by the Wednesday after. What do you need first?",
          avoid: "Saying yes and giving up your weekend.",
        },
        {
          objection: "Do us a free sample first.",
          behind: "They are unsure whether you will deliver.",
          answer:
            "I’m happy to do a trial, as a paid job of two days with a result that you keep. After that you’re free to decide.",
          avoid: "Working unpaid in the hope of the big project.",
        },
        {
          objection: "Why not join us as an employee?",
          behind: "A compliment, and a wish for someone to rely on.",
          answer:
            "That’s kind of you. I’d like to stay self-employed, though. What would feel safer with an employee? Perhaps we can settle that in the next project.",
          avoid: "Dodging the question for half a year.",
        },
        {
          objection: "That’s for the management to decide.",
          behind: "The person you are talking to would like to say yes but isn’t allowed to.",
          answer:
            "What will they look at? I can write half a page for you to forward, or join the meeting for 20 minutes.",
          avoid: "Going over the person’s head.",
        },
      ],
    },
    profile: {
      sections: [
        {
          title: "How to go about it",
          paragraphs: [
            "Open your LinkedIn profile on your phone, and then in a private window on your computer without signing in. That is what strangers see. Tick a point only if you could show it to someone without adding a word.",
          ],
        },
        {
          title: "The cross-check",
          paragraphs: [
            "Send the link to two people outside your field and ask only what they would hire you for. If both give the same answer, your headline works. If you hear “something in IT”, you know where to start tomorrow.",
            "If several ticks are missing, begin with the headline and the About section. Nearly everyone you write to reads those two before they reply. Recommendations come next, because other people need time for them, and pictures last.",
            "Then copy the new texts to your profile here as well, above all your field of work, the description and the skills. Repeat the check in six months, or when your services change.",
          ],
        },
      ],
      checklist: {
        title: "12 points",
        points: [
          {
            title: "Photo",
            text: "Your face fills about two thirds of the frame, the light is good, and the picture is no more than three years old. A stranger could pick you out at the station.",
          },
          {
            title: "Banner",
            text: "It shows your work or a line about it that can still be read on a phone. A sunset says nothing about you.",
          },
          {
            title: "Headline",
            text: "The first 60 characters say who you help and with what. “Freelancer” and “open to new things” do not.",
          },
          {
            title: "Name and URL",
            text: "Your name comes without extras, and the profile’s URL doesn’t end in digits.",
          },
          {
            title: "About, the first three lines",
            text: "That is all people see before they expand the text. It names the problem you solve and for whom.",
          },
          {
            title: "About, the rest",
            text: "Two examples with a number, a sentence on how you work and one on what you don’t do.",
          },
          {
            title: "Contact and legal notice",
            text: "People you aren’t connected with can find a phone number or e-mail address. As you use the profile for business, Germany also requires a link to your legal notice (Impressum, §\u00a05 DDG).",
          },
          { title: "Featured", text: "Two or three pieces of work with a picture, the latest from the past year." },
          {
            title: "Experience",
            text: "Your freelance work has an entry of its own, with results. Earlier jobs get by with two lines each.",
          },
          {
            title: "Skills",
            text: "The top three are those you would like to be hired for, not those you have had the longest.",
          },
          {
            title: "Recommendations",
            text: "At least three from the past two years, one of them from someone who approved your invoices.",
          },
          {
            title: "Signs of life",
            text: "Your latest post or comment is less than four weeks old and has to do with your field.",
          },
        ],
      },
      samples: [
        {
          title: "Headline and About",
          text: "{{offer}} for {{audience}}\n\nMost people get in touch when {{trigger}}. I look for the cause first and then tell you frankly whether the work is worth it.\n\nFrom recent years:\n{{example_with_number}}\n{{second_example}}\n\nNot my field: {{not_offered}}.\n\nThe best way to reach me is a message here.",
        },
      ],
    },
    reference: {
      sections: [
        {
          title: "When to ask",
          paragraphs: [
            "The best moment is the week after acceptance. The work is still fresh, and the result is already visible. Announce it in your proposal, for instance with “At the end I will ask how it went, and whether I may talk about it”. Then nobody is surprised.",
            "Ask in the closing conversation, not months later by e-mail. The German Federal Court of Justice considers even a satisfaction survey by e-mail to be advertising that requires consent (judgment of 10 July 2018, VI ZR 225/17). Get the yes in person and note it down with the date.",
          ],
        },
        {
          title: "Make it easy",
          paragraphs: [
            "Ask for a few kind words, and you get “pleasant and professional to work with”. That helps nobody. Ask three questions instead. What was difficult before? What is different today, if possible with a number? What would you tell people who are thinking of hiring me?",
            "It gets easier still if you call for 10 minutes and write the first draft yourself, which the client then changes as they please. Leave out anything that was not said in the call.",
          ],
        },
        {
          title: "One page, five paragraphs",
          paragraphs: [
            "People read a case study in two minutes or not at all. This order works for nearly every project.",
          ],
          points: [
            "Situation: which company, what was stuck, since when",
            "Brief: what you were asked to do, and what was left out",
            "Approach: three steps, one of which was hard",
            "Result: a number before and after, with the period and the source",
            "Voice: a quote with name and job title",
          ],
        },
        {
          title: "Keep the difficulty in",
          paragraphs: [
            "Without it, the story reads like a brochure. Describe what didn’t work in the second month, how you noticed and what you changed. That is exactly what people ask about in the first conversation.",
            "Be honest with the number as well. “Processing takes two days instead of nine, measured in March and September” is more convincing than “78% faster”. Add what was not your doing.",
          ],
        },
        {
          title: "If the name has to stay secret",
          paragraphs: [
            "Many contracts forbid naming the client. An anonymous version is often still possible, provided that nobody recognizes them. “A machine builder with 400 people in eastern Westphalia” gives the name away in some industries. Take out the place or the size, and have the text approved anyway. For logos and photos, get permission in writing.",
          ],
        },
      ],
      checklist: {
        title: "Before you publish",
        points: [
          "Approval is in writing, with a date",
          "Number, period and source are stated",
          "Your share and the team’s share are kept apart",
          "The quote is approved word for word",
          "Everyone in the photos has agreed",
          "Somebody from another field has understood the page",
        ],
      },
      samples: [
        {
          title: "Three questions after the yes",
          text: "{{salutation}},\n\nThank you for agreeing to a reference when we last spoke. To keep it quick, I have three questions. Notes will do; I will turn them into a draft.\n\n1. What was difficult before we started {{joint_work}}?\n2. What is different today? A number helps, even a rough one.\n3. What would you tell people who are thinking of hiring me?\n\nNothing is published without your approval. Would {{deadline}} work for you?\n\nBest regards,\n{{my_name}}",
        },
      ],
    },
  },
} satisfies Texts["guides/handbook-sales"];
