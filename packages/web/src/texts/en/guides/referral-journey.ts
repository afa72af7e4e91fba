import type { Texts } from "../../areas.ts";

export default {
  description:
    "You get back in touch with people who already know your work, and ask them for a conversation or an introduction. Nobody here needs to be told who you are. All it takes is a good memory, and the CRM takes care of that.",
  steps: {
    contacts: {
      title: "List who knows you",
      content: {
        title: "40 names who know your work",
        description:
          "Start by writing down the people you already have: former clients and everyone around them, such as the person who approved your invoice, the ones who sat in the project with you, those who have since moved to another company. In one morning you will get to 40 names, even if only five come to mind right now.",
        tips: [
          {
            title: "Where to look",
            points: [
              "Your invoices from the past five years. For each one, note your contact, the person who approved it and someone from the team.",
              "Your calendar for the past two years. Take everyone you met more than three times.",
              "Proposals that were turned down. Those people spent more time on your work than anyone who visits your website.",
              "Freelancers you shared a project with, and companies that once employed you.",
            ],
            example:
              "Invoice 2023-014, an online shop moved to a new system: the head of sales hired you, accounting approved it, and you worked with two people from the warehouse. One sheet of paper, four names.",
          },
          {
            title: "Sorting in 20 minutes",
            points: [
              "Class A: they would call you back today.",
              "Class B: they would need a moment to place you.",
              "Class C: you last spoke more than five years ago, or the project ended badly.",
              "Look up where they work now. Anyone who has moved can vouch for you at a company you have never worked for.",
            ],
          },
          {
            title: "Into the CRM",
            points: [
              "Enter A and B as leads. The sources “Referral”, “Event” and “Community” take you from a lead to this guide, and so does the status “Won”.",
              "Set the salutation. Whether you were on first-name terms is the first thing you forget.",
              "Use the notes for what you did together and what they will remember.",
            ],
          },
          {
            title: "What the law says",
            points: [
              "In Germany, a message to a former client is advertising too if it is meant to bring in work. § 7 (3) UWG allows it by e-mail only if you got the address with the order, offer something similar, nobody has objected and you have pointed out the right to object from the start and in every message; a call to a company needs at least presumed consent (§ 7 (2) no. 1 UWG). The UK’s soft opt-in in PECR follows the same idea for sole traders and private customers.",
              "So write as the person who was there, with a personal occasion and no offer, and next time you meet, ask whether you may keep in touch. Put a yes into the timeline with its date; a no takes effect at once.",
            ],
          },
        ],
      },
      guide: {
        title: "The index card",
        description:
          "Five lines per name, in the lead’s “Notes”. The third one will become the first sentence of your message.",
        parts: [
          { title: "What you did together", text: "The project as they called it, and the year." },
          {
            title: "Afterwards",
            text: "What was better, with a number if you have one. If you don’t know, you have your first question.",
          },
          {
            title: "What they remember",
            text: "A scene, a remark, a mishap. People forget projects; they don’t forget the Monday with the power cut.",
          },
        ],
        samples: [
          {
            title: "Index card for the notes",
            text: `Did together: {{shared_project}}
Afterwards: {{past_result}}
What they remember: {{shared_scene}}
Today: {{current_job}}
Last spoke: {{last_contact}}`,
          },
        ],
      },
    },
    occasion: {
      title: "Choose the occasion",
      content: {
        title: "Why today of all days",
        description:
          "“Just wanted to say hello” is no occasion, because nobody knows how to answer it. A good one happened at their end, is recent, and would be a reason to write even if you were fully booked.",
        tips: [
          {
            title: "Occasions that work",
            points: [
              "Something you had a part in is finished: the first year with the new shop, the first stocktaking in the new warehouse.",
              "Somebody is starting over in a new company, a new role or with a new team.",
              "Your project has its first birthday. After 12 months people know what has lasted.",
              "You’ve read something that this one person needs.",
            ],
            example:
              "For nine weeks their profile has said “Head of Sales” at a new company. The first 100 days aren’t over yet, and the first surprises are in. There won’t be a better moment.",
          },
          {
            title: "Occasions that don’t",
            points: [
              "Birthdays and holidays, if you never write otherwise.",
              "Your new website. It mostly pleases you.",
              "Your free month. Mention it when they ask how you are, and then say it straight.",
            ],
          },
          {
            title: "Who to take first",
            points: [
              "Take five names a week, all from class A. You can’t do justice to more answers than that.",
              "Begin with the project that ended best. The first answer decides whether you keep going.",
              "If something ended badly, pick up the phone or leave it. Old quarrels seldom shrink in writing.",
            ],
          },
        ],
      },
      guide: {
        title: "The occasion in a line",
        description:
          "Fill in the lines before you write, and keep them in “Next step”. If you can’t finish the first one, it isn’t this person’s turn today.",
        parts: [
          { title: "Because", text: "What has happened at their end, with a name and a date." },
          { title: "The question", text: "What you will ask, and honestly don’t know." },
          { title: "The day", text: "A date this week. An occasion keeps for about 14 days." },
        ],
        samples: [
          {
            title: "Note for “Next step”",
            text: `I’m writing because {{their_news}}.
I’ll ask about {{question_subject}}.
By {{reminder_date}} at the latest.`,
          },
        ],
      },
    },
    reconnect: {
      title: "Get back in touch",
      content: {
        title: "The first message in a long time",
        description:
          "There is no need to apologize for the silence; it took two. Use the channel you last spoke on, bring up something you share and ask a single question. Not a word about the work you are looking for.",
        tips: [
          {
            title: "How to begin",
            points: [
              "Remind them of a scene, not of the project’s name.",
              "Keep the tone you had then. If it was first names, it still is.",
              "80 words at most, no attachment, no link.",
              "If you used to talk on the phone and the occasion deserves a call, call. It takes 5 minutes and feels less formal.",
            ],
            example:
              "“I spent this morning in front of a dead server and thought of our Monday. Has the shop been up ever since?”",
          },
          {
            title: "When they answer",
            points: [
              "Reply the same day, even if it’s only three sentences.",
              "Ask about them before you talk about yourself.",
              "If they ask how things are with you, say in two sentences what you are working on and when you will have time again. That isn’t an offer, it’s the answer.",
              "Copy their reply into the timeline word for word and set the temperature to “Warm”.",
            ],
            example:
              "“Until the end of May I’m moving product data for a retailer. From June I have two days a week free. And who looks after the prices at yours these days?”",
          },
          {
            title: "When they don’t",
            points: [
              "Check that the address still works. After a move, nobody reads the old one.",
              "Try once more after three weeks, with another occasion, and then leave it for six months.",
              "Don’t take it as a verdict. People often answer friends later than strangers, because they want to do it properly.",
            ],
          },
        ],
      },
      guide: {
        title: "How to build the message",
        description: "Three sentences and a greeting. Read it aloud and cut what you wouldn’t say on the phone.",
        parts: [
          { title: "What you share", text: "A scene or a project that both of you like to remember." },
          { title: "The occasion", text: "What you saw, and why it made you think of them." },
          {
            title: "The one question",
            text: "About their daily work, not about their needs. It should make them want to tell you.",
          },
        ],
        samples: [
          {
            title: "After a change of job",
            text: `{{salutation}},

I’ve just seen where you are now: {{current_job}}. Congratulations. It brought back an old scene: {{shared_scene}}.

How are the first weeks, and what has surprised you?

Warm regards,
{{my_name}}`,
          },
          {
            title: "A project’s anniversary",
            text: `{{salutation}},

It is {{time_since}} since we finished {{shared_project}}. One thing from those weeks has been part of every project of mine since: {{lesson}}.

What has lasted at {{company}}, and what would you do differently today?

Warm regards,
{{my_name}}`,
          },
          {
            title: "After a proposal that came to nothing",
            text: `{{salutation}},

In {{month}} we talked about {{past_plan}}, and you decided otherwise. That was fine, and I’m not trying to reopen it.

I’d simply like to know how it turned out. Would you tell me in a line or two?

Best wishes,
{{my_name}}`,
          },
        ],
      },
      templateNote:
        "Your message for getting back in touch. The frame can stay the same, but the scene and the question are different every time.",
    },
    ask: {
      title: "Ask for a referral",
      content: {
        title: "Asking without putting anyone on the spot",
        description:
          "A referral costs the other person a piece of their reputation. So ask after a conversation that was about them, and be specific enough that a yes takes 2 minutes. If you would rather tell the story yourself, ask for a meeting in the same way.",
        tips: [
          {
            title: "The right moment",
            points: [
              "After praise. When someone says “that went really well”, you may ask who else could use it.",
              "On the day they sign off, while the result is on the table and everyone remembers how it was before.",
              "Never together with an unpaid invoice or a request for more money.",
            ],
          },
          {
            title: "Be specific",
            points: [
              "Describe a situation people will recognize. “Do you know anyone who could use me?” never produces a name.",
              "If you have seen a company among their contacts, name it.",
              "Leave a way out. “If nobody comes to mind, that’s an answer too” takes the weight off.",
              "Don’t offer money. In many companies they can’t accept it, and between friends it spoils the advice.",
            ],
            example:
              "“Do you know a company that has just opened a second warehouse and whose stock figures have been off ever since?” The answer is a name or a clear no.",
          },
          {
            title: "Who makes the first move",
            points: [
              "Ask them to check first whether you may get in touch. Then you come with permission, and the day and the wording are in the timeline.",
              "Take down a stranger’s number or e-mail address only after that yes. If a client sends your advertising to strangers, German courts may treat it as yours (Federal Court of Justice, I ZR 208/12).",
              "Supply three sentences they can forward. Describing your work from memory is a chore for anyone else.",
            ],
          },
        ],
      },
      guide: {
        title: "How to build the request",
        description: "It fits on one screen and can be answered with a name or a no.",
        parts: [
          { title: "The link", text: "Your last conversation or their praise, in one sentence." },
          {
            title: "Who you are looking for",
            text: "A situation by which you’d know a company. No industry, no service.",
          },
          {
            title: "What to do",
            text: "Ask there whether you may get in touch. The three sentences for it are attached.",
          },
          { title: "The way out", text: "A line saying that a no won’t cost you the connection." },
        ],
        samples: [
          {
            title: "Asking for an introduction",
            text: `{{salutation}},

Thank you for {{last_talk}}. I have a favor to ask, and you are free to say no.

Do you know a company {{wanted_situation}}? If so, would you ask them whether I may get in touch? I’ll send you three sentences to forward in a moment.

If nobody comes to mind, that’s an answer too, and I look forward to our next conversation either way.

Warm regards,
{{my_name}}`,
          },
          {
            title: "Three sentences to forward",
            text: `{{my_name}} gets called when {{called_when}}. The last time was at {{reference_client}}, with this result: {{past_result}}. A quick yes is enough, and a 20-minute call will follow.`,
          },
          {
            title: "Asking for a conversation",
            text: `{{salutation}},

When we last spoke you said something I keep thinking about: “{{said_last_time}}”.

I’d like to hear more about that, and I’ll bring what I’ve seen elsewhere. Would you have 20 minutes for a call, {{slot_1}} or {{slot_2}}?

Warm regards,
{{my_name}}`,
          },
          {
            title: "Asking for two sentences as a reference",
            text: `{{salutation}},

Our project is done, and before day-to-day work buries it I have a favor to ask. Would you write me two sentences on how it was before and what is different now?

I’d like to show them on my website with your name. Just tell me whether that is all right with {{company}}. You can change or withdraw them at any time.

Warm regards,
{{my_name}}`,
          },
        ],
      },
      templateNote: "Your request for a referral. Change the situation you ask about for every person.",
    },
    introduction: {
      title: "Take up an introduction",
      content: {
        title: "Two messages on the same day",
        description:
          "Somebody has introduced you. Write to the new person that same day, so that they don’t wait, and to the one who introduced you, so that they know their word is in good hands. The second message is where the next referral comes from.",
        tips: [
          {
            title: "Replying to the new person",
            points: [
              "Thank the person who introduced you in the first sentence, then drop them from the thread. They don’t need to read the rest.",
              "Don’t repeat what was said about you. Ask which part of it matters right now.",
              "Suggest two times for 20 minutes on the phone.",
              "Enter the lead with the source “Referral” and note who introduced you and when the yes came.",
            ],
          },
          {
            title: "Say thank you three times",
            points: [
              "At once, in two sentences.",
              "After the first conversation, with a line on how it went. Share only what the new person would share too.",
              "After the contract, or after the no. Hardly anyone sends that one, which is why people remember it.",
              "A handwritten card is enough. In public bodies and large companies, even a small gift gets the other side into trouble.",
            ],
            example:
              "“Ms Aydın and I talked for 40 minutes today, longer than planned. I’ll know on Friday whether it leads anywhere. Thank you for putting us in touch.”",
          },
          {
            title: "When it isn’t a fit",
            points: [
              "Say so on the call, and name someone who is better suited.",
              "Tell the person who introduced you why. Next time they will be closer to the mark.",
              "Don’t take a job just to avoid disappointing anyone. A bad project comes back to two people.",
            ],
          },
        ],
      },
      guide: {
        title: "The reply and the thank-you",
        description: "Both are short. The first suggests a time, the second asks for nothing.",
        parts: [
          { title: "Who made it happen", text: "The name of the person who introduced you, in the first sentence." },
          { title: "Their own view", text: "You know what subject came up. Whether that’s right is for them to say." },
          { title: "The appointment", text: "Two times within the next five working days, and how long it will take." },
        ],
        samples: [
          {
            title: "To the person you’ve been introduced to",
            text: `{{salutation}},

{{introduced_by}} put us in touch. Thank you for letting me write.

All I was given is a keyword: {{mentioned_topic}}. I’d rather hear from you what it’s really about and how urgent it is. Would 20 minutes on the phone suit you, {{slot_1}} or {{slot_2}}?

Best wishes,
{{my_name}}`,
          },
          {
            title: "Thank-you on the same day",
            text: `{{salutation}},

Thank you for putting me in touch with {{introduced_person}}. I’ve already written today.

I’ll let you know how it turns out, even if nothing comes of it. You don’t need to do anything else.

Warm regards,
{{my_name}}`,
          },
          {
            title: "Thank-you after the contract",
            text: `{{salutation}},

Your introduction has turned into a contract: {{short_contract}}. We start on {{start}}.

Without you I’d never have talked to {{introduced_person}}. Thank you. Who would you like to meet one day? I may be able to return the favor.

Warm regards,
{{my_name}}`,
          },
          {
            title: "Thank-you when nothing came of it",
            text: `{{salutation}},

{{introduced_person}} and I have talked, and it isn’t a fit this time, because {{no_fit_reason}}. We parted on good terms.

It was time well spent. Thank you for thinking of me.

Warm regards,
{{my_name}}`,
          },
        ],
      },
      templateNote:
        "Save both the reply and the thank-you, and you’ll have them at hand on the day of the introduction. After the call, carry on with the proposal from one of the other paths.",
    },
    keepInTouch: {
      title: "Keep in touch",
      content: {
        title: "Stay in touch when you need nothing",
        description:
          "If you only write when your calendar is empty, people notice the second time. In the lead, use “Keep in touch” to set how many weeks apart you want to be in contact. The day then shows up on your overview, and every activity starts the interval again.",
        tips: [
          {
            title: "The rhythm",
            points: [
              "Class A every 12 weeks. For class B, set a custom rhythm of 26 weeks.",
              "Five names on Friday morning, 20 minutes in all.",
              "A chat on the sidelines of an event counts. Log the activity, or three days later you’ll write as if it had never happened.",
              "Current clients hear from you anyway and don’t need a rhythm.",
            ],
          },
          {
            title: "What you bring",
            points: [
              "An introduction. Two people who ought to know each other are the best present you have.",
              "A pointer to something that affects them and is easily missed.",
              "A question about what was open last time. The timeline is worth a look.",
              "Sometimes nothing but a 5-minute call, if that’s how the two of you are.",
            ],
            example:
              "“Last time, stocktaking was coming up and your new colleague was off sick. Did both turn out well?”",
          },
          {
            title: "When to stop",
            points: [
              "After two messages in a row without an answer, switch to “no rhythm” and wait for a real occasion.",
              "If someone asks to be left alone, that applies at once. The tag “do not contact” makes sure of it.",
              "After 12 months without contact the lead asks whether you still need its data. If you don’t, delete it (Art. 17 GDPR).",
            ],
          },
        ],
      },
      guide: {
        title: "The message that asks for nothing",
        description: "Two to four sentences that are useful even if no contract ever comes of them.",
        parts: [
          { title: "A small gift", text: "A name, a pointer, or a question about something that was open." },
          { title: "Why them", text: "Half a sentence that is true of this person only." },
          { title: "No strings", text: "No favor in the same message. It can wait until next time." },
        ],
        samples: [
          {
            title: "A pointer they can use",
            text: `{{salutation}},

I read something today that may concern you. {{pointer}}

If you know already, just put it aside. I hope all is well with you.

Warm regards,
{{my_name}}`,
          },
          {
            title: "Introducing two people",
            text: `{{salutation}},

Do you know {{other_person}}? I think the two of you would have a lot to talk about, because {{common_ground}}.

If you like, I’ll ask there and put you in touch. A yes is enough, and a no is fine too.

Warm regards,
{{my_name}}`,
          },
          {
            title: "Asking about what was open",
            text: `{{salutation}},

When we last spoke, something was still open: {{open_question}}. I was just wondering what became of it.

Would you tell me when you have 5 minutes? There’s no hurry.

Warm regards,
{{my_name}}`,
          },
        ],
      },
      checklist: {
        title: "20 minutes on Friday",
        points: [
          "Look at the overview to see whose turn it is",
          "Read the timeline of each name before you write",
          "Five messages at most, each with its own occasion",
          "Catch up on thanks: who introduced you and hasn’t heard back?",
          "Log the activity so that the rhythm stays right",
        ],
      },
      templateNote:
        "Save your message for keeping in touch without an occasion, and you’ll notice when you have forgotten to add one.",
    },
  },
} satisfies Texts["guides/referral-journey"];
