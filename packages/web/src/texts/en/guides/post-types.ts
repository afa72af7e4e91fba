import type { Texts } from "../../areas.ts";

export default {
  willkommen: {
    title: "Welcome",
    description:
      "The post in which you introduce yourself: when you start, when you change direction or when many new contacts have arrived. Once or twice a year is enough; afterwards you can pin it to the top of your profile.",
    medium: "Photo of you at work",
    picture: "A person at a desk, seen from the front, against a calm background",
    posts: [
      {
        id: "start",
        title: "Introducing yourself again",
        description: "Whom you help, where you come from and what people may write to you about.",
        sections: [
          {
            title: "Occasion",
            text: "Quite a few of you joined my network over the past few weeks. Time for a short introduction.",
          },
          {
            title: "Whom you help",
            text: "I am {{my_name}}, and I work as a {{profession}} with {{audience}}. Most people call me when {{problem}} – and the date by which it has to be fixed is already in the diary.",
          },
          {
            title: "Where you come from",
            text: "I learned the trade over {{years}} years on the other side of the table, as an employee. So I know how a budget comes about, and why a perfectly good concept ends up in a drawer.",
          },
          {
            title: "What people will read here",
            text: "Once a week I write about {{topic}}: what worked in a project, what did not, and what I am going to do differently next time.",
          },
          {
            title: "Invitation",
            text: "Now over to you: what are you working on, and where is it stuck? One line in the comments is plenty. I answer every one of them.",
          },
        ],
      },
      {
        id: "realignment",
        title: "A new direction",
        description: "What you do from now on, what you no longer do, and who benefits.",
        sections: [
          {
            title: "The decision",
            text: "From today I take on one kind of work only: {{service}} for {{audience}}.",
          },
          {
            title: "The reason",
            text: "I laid the projects of the last two years side by side. The best ones had three things in common: a clear question, somebody who was allowed to decide, and an end. I want more of those.",
          },
          {
            title: "What goes",
            text: "Everything else I pass on. For {{topic}} I know three people who are better at it than I am, and I am glad to put you in touch.",
          },
          {
            title: "What stays",
            text: "Running contracts will be completed, of course. How I work does not change either: a fixed price, one person to talk to, and a short update every Friday.",
          },
          {
            title: "Request",
            text: "If somebody came to mind while you were reading, somebody who is missing exactly this, I would be grateful for a hint.",
          },
        ],
      },
    ],
  },
  trends: {
    title: "Trends",
    description:
      "You put a piece of news into context for your clients: what changes, whom it concerns, and what to do or leave alone now. Being first does not matter; being clear gets read.",
    medium: "Document of five to seven pages",
    picture: "A rising curve with three marked points",
    posts: [
      {
        id: "news",
        title: "News in context",
        description: "One announcement, three consequences, one piece of advice.",
        sections: [
          {
            title: "The news",
            text: "{{news}}. Since the announcement I have had eleven messages about it, all asking the same thing: do we need to do something?",
          },
          {
            title: "Whom it concerns",
            text: "The short answer: if you belong to {{audience}}, yes. Everybody else can wait and see, even though some posts make it sound otherwise.",
          },
          {
            title: "What changes",
            text: "Three things will be felt in daily work.\n\n1. What used to happen on the side needs somebody who is responsible for it.\n2. Old templates no longer fit; usually in fewer places than people fear.\n3. Suppliers will be asked for evidence. Whoever has it to hand saves time.",
          },
          {
            title: "What you can do now",
            text: "My advice for this week: set aside one hour, list the places that are affected and write down a single thing for each – who decides about it? You need no more to begin with. With that list every later conversation becomes shorter, whether with legal, with IT or with me.",
          },
          {
            title: "Question",
            text: "How far have you got? And which part is giving you the biggest headache? I am collecting the questions and will answer them in a post of their own next week.",
          },
        ],
      },
      {
        id: "observation",
        title: "Seen in projects",
        description: "Something you noticed in several jobs before everybody writes about it.",
        sections: [
          {
            title: "The observation",
            text: "In my last {{number}} projects I saw the same thing, and by now it is no coincidence: {{observation}}.",
          },
          {
            title: "How it used to be",
            text: "Only two years ago it went differently. First came a specification, then a selection, and after six months somebody started building. Today a first draft is on the table within a fortnight, and people argue about something they can touch.",
          },
          {
            title: "Why it happens",
            text: "I see two reasons. Tools have become so cheap that trying something costs less than the meeting about it. And more often the people who decide are the ones who will work with the result.",
          },
          {
            title: "What follows",
            text: "For {{audience}} it means: start smaller, show earlier, discard faster. Those who keep waiting for the big launch will get it too late. Those who start something new every week will finish nothing. The skill lies in between: choosing one thing and seeing it through.",
          },
          {
            title: "Question",
            text: "Do you see this in your company too, or is it the other way round? Counter-examples are what I like best.",
          },
        ],
      },
    ],
  },
  fehler: {
    title: "Mistakes",
    description:
      "You tell of a mistake, ideally your own, and of what you have done differently since. It builds more trust than any success story, as long as no client can be recognised.",
    medium: "Text only",
    picture: "A list in which one item is crossed out and corrected",
    posts: [
      {
        id: "own",
        title: "My most expensive mistake",
        description: "A mistake of your own, its price, and the rule that came of it.",
        sections: [
          {
            title: "The mistake",
            text: "The most expensive sentence of my freelance life had four words: “That should be fine.” I said it when a client asked for a small extra in the middle of a project.",
          },
          {
            title: "What happened",
            text: "The small extra turned into {{consequence}}. Nobody meant any harm. The client thought it was included; I thought they knew it was not. In the end {{number}} hours appeared on no invoice, and the mood on both sides was worse than it had to be.",
          },
          {
            title: "What I should have done",
            text: "A message of two lines would have been enough: this is new, it costs roughly this much, shall I go ahead? In most cases, by the way, the answer is yes.",
          },
          {
            title: "The rule",
            text: "Ever since, every change gets one written line with effort and price on the same day, even when the price is nil. That takes four minutes. An unpaid month takes longer.",
          },
          {
            title: "Question",
            text: "Which little sentence has cost you dearly? I am sure I am not alone, and I like to learn from other people’s invoices.",
          },
        ],
      },
      {
        id: "observed",
        title: "Three mistakes I keep finding",
        description: "What you meet again and again at new clients, and the quick remedy.",
        sections: [
          {
            title: "Opening",
            text: "When I start working with {{audience}}, I nearly always find the same three mistakes in the first week. None of them is stupid; each had a good reason once.",
          },
          {
            title: "Mistake one",
            text: "{{mistake 1}}. The reason was usually haste. Remedy: do it properly for one single case, calmly and in a pair, and use that one as the model for all the rest.",
          },
          {
            title: "Mistake two",
            text: "{{mistake 2}}. Somebody wanted to save money here, and did, for three months. After that every change cost double. Remedy: tidy up once a quarter, and do not move the date.",
          },
          {
            title: "Mistake three",
            text: "{{mistake 3}}. This is the uncomfortable one, because it has nothing to do with technology: nobody is responsible. Remedy: a name, not a committee. Name a deputy for the holidays while you are at it.",
          },
          {
            title: "Close",
            text: "If you recognise two of the three, you are in excellent company. Start with the third, it only costs a conversation. The fourth mistake, incidentally, would be tackling all of them at once. Which one is missing from my list?",
          },
        ],
      },
    ],
  },
  tools: {
    title: "Tools",
    description:
      "You show a tool that you really use: what for, for how long and where it reaches its limits. Paid recommendations have to be marked as such, affiliate links included.",
    medium: "Screen recording of up to 90 seconds",
    picture: "A window with three tools, one of them highlighted",
    posts: [
      {
        id: "one",
        title: "One tool in daily work",
        description: "One task, before and after, with its limits.",
        sections: [
          {
            title: "The task",
            text: "Every Monday I used to spend two hours on {{task}}. Today it takes fifteen minutes, and the result is better. What lies between is not a new system but a single tool: {{tool}}.",
          },
          {
            title: "How I go about it",
            text: "1. On Friday I collect everything in one place, unsorted.\n2. On Monday I have it sorted by a fixed template.\n3. Then I read it through once and strike what nobody needs.\n\nThe third step stays manual. I left it out once, and promptly a wrong date went to the client.",
          },
          {
            title: "What it cannot do",
            text: "I do not use it for confidential papers, because I cannot be sure where the data ends up. And beyond {{number}} entries it becomes so slow that a plain spreadsheet wins.",
          },
          {
            title: "What it costs",
            text: "About as much as one lunch a month. I pay for it myself, know nobody there and get nothing for this post.",
          },
          {
            title: "Question",
            text: "What do you use for {{task}}? I am always happy to try something new, and will report back in four weeks on how it went.",
          },
        ],
      },
      {
        id: "set",
        title: "My toolbox",
        description: "Four tools, one sentence each – and one that had to go.",
        sections: [
          {
            title: "Opening",
            text: "My business consists of one computer, four programs and a paper notebook. Because people keep asking, here is the whole list.",
          },
          {
            title: "The four",
            text: "• {{tool 1}} for everything to do with clients: who, when, and what was said last.\n• {{tool 2}} for proposals and invoices. Boring, which is exactly what it should be.\n• {{tool 3}} for writing, because it can do nothing but write.\n• {{tool 4}} for the actual work, for seven years now.",
          },
          {
            title: "What had to go",
            text: "In spring I cancelled my planning software. It was good. But I spent an hour every week feeding it so that it would tell me what I already knew.",
          },
          {
            title: "My rule",
            text: "A new tool only comes in when an old one goes out. And it gets four weeks. Then I ask myself whether I would miss it. Mostly the answer is no, and cancelling takes two minutes.",
          },
          {
            title: "The notebook",
            text: "The notebook is for conversations. If you take notes by hand you listen better, and nobody has to look at the back of a screen. Which tool would be the very last one you gave up?",
          },
        ],
      },
    ],
  },
  cases: {
    title: "Cases",
    description:
      "The story of a job: situation, intervention, result. The client has agreed or cannot be recognised, and the figure in the result is one that you can prove.",
    medium: "Before-and-after picture",
    picture: "Two bars side by side: low before, high after",
    posts: [
      {
        id: "project",
        title: "The story of a project",
        description: "Starting point, turning point, result with a figure.",
        sections: [
          {
            title: "The situation",
            text: "The call came on a Thursday. A company in {{industry}}, {{number}} people, and a sentence I hear often: “It all works, really, it is just that {{problem}}.”",
          },
          {
            title: "What had been tried",
            text: "There had been two attempts. The first bought a piece of software, the second set up a working group. The software ran, the group met, and the problem stayed where it was.",
          },
          {
            title: "The intervention",
            text: "For two days I did nothing but watch and ask. It turned out that technology was not what was missing. What was missing was a decision that nobody wanted to take. We took it in one morning with the management and put it into practice over the following three weeks: {{measure}}.",
          },
          {
            title: "The result",
            text: "After {{period}}: {{result}}. Something else mattered even more to the head of department. The subject has not been on an agenda since.",
          },
          {
            title: "What I take from it",
            text: "Before building anything I now always ask: which decision would make this project unnecessary? Sometimes there is one. Then the job becomes smaller and the result better. That is not bad business for me, because such clients come back.",
          },
        ],
      },
      {
        id: "numbers",
        title: "Result first",
        description: "Begin with the figure and tell backwards how it came about.",
        sections: [
          {
            title: "The figure",
            text: "From {{before}} to {{after}} in {{period}}. That is the outcome of a project that very nearly did not happen.",
          },
          {
            title: "Why nearly",
            text: "In the first conversation I advised against it. The client wanted {{service}}, and I was convinced it would do them no good. Instead I suggested that we measure for a week first. It cost little and sounded like even less.",
          },
          {
            title: "What we measured",
            text: "Four fifths of the delay came from a place that was on nobody’s list: an approval that ran by e-mail and got stuck whenever somebody was on holiday. No proposal in the world would have solved that.",
          },
          {
            title: "What we did",
            text: "1. Dropped the approval where it had never prevented anything.\n2. Named a deputy for the rest.\n3. Only then built what had been planned, at half the size.",
          },
          {
            title: "What it cost",
            text: "Less than the first proposal, all in all. The client put the savings into the next step, which we are planning together right now. Do you measure first in your projects, or do you prefer to get going? Either can be right.",
          },
        ],
      },
    ],
  },
  meinung: {
    title: "Opinion",
    description:
      "You take a stand on something that is disputed in your field. Against a habit, never against a person, and with a reason that can be checked.",
    medium: "Short video of you speaking",
    picture: "A speech bubble with one clear sentence, two quieter ones beside it",
    posts: [
      {
        id: "against",
        title: "Against a habit",
        description: "One claim, two reasons, the best objection.",
        sections: [
          {
            title: "The claim",
            text: "I think {{habit}} is a waste of time. I say so even though I recommended it myself for years.",
          },
          {
            title: "The first reason",
            text: "It answers a question that nobody asked. In {{number}} projects not one client decided differently afterwards.",
          },
          {
            title: "The second reason",
            text: "It gives everybody the feeling of having made progress. That feeling is dangerous, because it replaces the next step. After all, something has been done.",
          },
          {
            title: "The best objection",
            text: "A colleague whom I respect a great deal sees it differently: without this step, people would not talk to each other at all. She has a point. It is just that people can also talk without filling forty slides.",
          },
          {
            title: "My suggestion",
            text: "Leave it out next time and put the hours into a conversation with three people who are affected. Then decide again. Who has tried that, and how did it turn out?",
          },
        ],
      },
      {
        id: "unpopular",
        title: "Where I disagree",
        description: "Politely turning a common opinion round.",
        sections: [
          {
            title: "The common opinion",
            text: "“{{opinion}}” – I read this sentence here at least once a week. I understand where it comes from. I do not think it is right.",
          },
          {
            title: "Where it holds",
            text: "For large companies with a department of their own it is true. They have people who do nothing else, and enough cases for the effort to pay off.",
          },
          {
            title: "Where it does not",
            text: "For {{audience}} the sums look different. There somebody does it on the side, late in the afternoon, between two appointments. What looks like a system in a large firm is a second job in a small one, and nobody pays for it.",
          },
          {
            title: "What I advise instead",
            text: "Choose one thing that you can keep up every week, including a bad one. Deliberately leave the rest, and say so out loud. Not because the rest would be wrong, but because half a system is worse than one whole habit.",
          },
          {
            title: "Question",
            text: "I am open to persuasion. Who has made it work in a small company, and what did it take?",
          },
        ],
      },
    ],
  },
  wissen: {
    title: "Know-how",
    description:
      "You explain one single thing so well that your clients can use it the same day. The narrower the subject, the more often the post is saved.",
    medium: "Graphic with one key message",
    picture: "Three numbered steps, one below the other",
    posts: [
      {
        id: "howto",
        title: "Three steps",
        description: "A skill that readers have once they have read it.",
        sections: [
          {
            title: "For whom",
            text: "If you do {{task}} regularly, you can save yourself half an hour a week from today. Here is how:",
          },
          {
            title: "Step one",
            text: "1. {{step 1}}. It sounds obvious and is usually left out. That is exactly what makes everything else fail later on.",
          },
          {
            title: "Step two",
            text: "2. {{step 2}}. Use a real case for this, not an invented one. With invented cases everything always works.",
          },
          {
            title: "Step three",
            text: "3. {{step 3}}. Then put it away and look at it again the next morning. Most weaknesses become obvious by themselves after a night’s sleep.",
          },
          {
            title: "The usual stumbling block",
            text: "Many try to get through all three steps in one afternoon. Please do not. One a day is faster in the end, because you do nothing twice. Which step are you stuck on?",
          },
        ],
      },
      {
        id: "term",
        title: "A term in plain words",
        description: "A piece of jargon that clients hear often and rarely have explained.",
        sections: [
          {
            title: "The word",
            text: "“{{term}}” is in every other proposal. Ask what it means, and even specialists suddenly go quiet.",
          },
          {
            title: "The explanation",
            text: "It stands for something simple: {{explanation}}. There is nothing more to it, even if the slides suggest otherwise.",
          },
          {
            title: "An example",
            text: "Picture a garage. If you only notice during assembly that a bolt is missing, you have already lost. If you count through the box beforehand, you have not. That counting is what is meant.",
          },
          {
            title: "When it pays off",
            text: "As soon as more than {{number}} people work on it. Below that, a chat in the kitchen will do.",
          },
          {
            title: "To remember",
            text: "With the next proposal, ask: what exactly do you do there, and how will I know that it is finished? Good suppliers welcome the question. Which word shall I translate next?",
          },
        ],
      },
    ],
  },
  behind: {
    title: "Behind the scenes",
    description:
      "A look behind the scenes: a working day, a decision, a doubt. People hire people; this is where they see how you work when nobody is watching.",
    medium: "Snapshot of your desk",
    picture: "A desk from above: notebook, cup, keyboard",
    posts: [
      {
        id: "day",
        title: "A day as it really was",
        description: "Honest, with times, without a hero’s tale.",
        sections: [
          {
            title: "The morning",
            text: "8.10 a.m. I meant to get on with {{project}}. Instead I spend twenty minutes answering a message that needed three lines.",
          },
          {
            title: "Before noon",
            text: "9.30 a.m. Two hours in one go, phone in the kitchen. This is the time my clients actually get something from. I manage two such blocks a day at most, and I know nobody who manages more.",
          },
          {
            title: "The setback",
            text: "1 p.m. A no to a proposal I had worked on for a long time. Friendly, with reasons, annoying all the same. I ask what tipped the scales and get a useful answer: {{reason}}.",
          },
          {
            title: "The evening",
            text: "5.40 p.m. Computer off. What is left of the day? Two good hours, and one sentence for the next proposal. What does an ordinary Tuesday look like for you?",
          },
        ],
      },
      {
        id: "decision",
        title: "A decision",
        description: "Why you turned down a job, or changed something.",
        sections: [
          {
            title: "The decision itself",
            text: "Last week I turned down a job that I would have celebrated two years ago.",
          },
          {
            title: "What spoke for it",
            text: "The fee was right, the name would have looked good, and there was room in the diary. Three good reasons to say yes on the spot.",
          },
          {
            title: "What spoke against it",
            text: "“We’ll see about that later” came up three times in one conversation. Who would judge the result stayed open. And {{gut feeling}}. Each of these alone would be no problem. Together I know how the story goes.",
          },
          {
            title: "How I said no",
            text: "By phone, the same day, giving the reason and two names of people who are a better fit. The call took six minutes and was more pleasant than the negotiation before it.",
          },
          {
            title: "Question",
            text: "How do you notice that a job is not right for you before it begins?",
          },
        ],
      },
    ],
  },
} satisfies Texts["guides/post-types"];
