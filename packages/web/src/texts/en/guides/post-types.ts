import type { Texts } from "../../areas.ts";

export default {
  willkommen: {
    title: "Welcome",
    description:
      "The post that introduces you when you start out, after a change of direction, or when many new contacts have joined. Once or twice a year is enough, and you can pin it to the top of your profile.",
    medium: "Photo of you at work",
    picture: "A person at a desk, seen from the front, with a calm background",
    posts: [
      {
        id: "start",
        title: "Introduce yourself again",
        description: "Who you help, where you learned it, and what people may write to you about.",
        sections: [
          {
            title: "Occasion",
            question: "Why are you introducing yourself now?",
            text: "{{intro_occasion}} So here is a short introduction.",
          },
          {
            title: "Who you help",
            question: "Who calls you, and what has usually happened by then?",
            text: "I’m {{my_name}}, and I work as {{profession}} for {{audience}}. The call usually comes when {{problem}}.",
          },
          {
            title: "Where you learned it",
            question: "Where did you learn your trade, and what have you known since that others don’t?",
            text: "{{background}} It taught me {{know_how}}. Most recently, I used it for {{recent_use}}.",
          },
          {
            title: "What people read here",
            question: "What do you write about, and how often do you really manage it?",
            text: "I post here {{rhythm}} about {{post_topic}}: what worked in my projects, what didn’t, and what I’ll do differently next time.",
          },
          {
            title: "Invitation",
            question: "Which question can your contacts answer in one sentence?",
            text: "And you? What are you working on at the moment, and where is it stuck? One sentence in the comments will do. I reply to every one of them.",
          },
        ],
      },
      {
        id: "realignment",
        title: "A new focus",
        description: "What you do from now on, what you no longer do, and who benefits.",
        sections: [
          {
            title: "The decision",
            question: "What will you do from now on, and for whom?",
            text: "From today I take on one kind of project only: {{project_kind}} for {{audience}}.",
          },
          {
            title: "The reason",
            question: "What did your best projects have in common?",
            text: "To get there, I lined up every project of the last {{years}} years. The best ones had something in common: {{shared_trait}}. I’d like more of those.",
          },
          {
            title: "What goes",
            question: "What will you turn down, and where will you send people?",
            text: "I now pass on anything to do with {{handed_over}}. I know people who are better at it than I am, and I’m glad to make the introduction.",
          },
          {
            title: "What stays",
            question: "What doesn’t change for your current clients?",
            text: "I’ll see current contracts through as agreed. The way I work stays the same, too: {{way_of_working}}.",
          },
          {
            title: "A request",
            question: "What are you asking for, and how easy is it to do?",
            text: "Did someone come to mind while you were reading, someone with {{referral_sign}}? Then I’d be grateful for a pointer. One line is plenty, and I’ll take it from there.",
          },
        ],
      },
    ],
  },
  trends: {
    title: "Trends",
    description:
      "You put a piece of news into context for your clients and say what changes, who is affected, and what to do or leave alone for now. Being first doesn’t matter. The version people understand is the one they read.",
    medium: "Document of 5 to 7 pages",
    picture: "A rising curve with three marked points",
    posts: [
      {
        id: "news",
        title: "Put news into context",
        description: "One announcement, three consequences, one piece of advice.",
        sections: [
          {
            title: "The news",
            question: "What applies from when, and where can people read it?",
            text: "{{news}} The details are available from {{source}}. Since then, one question has come up more than any other. Do we have to do something now?",
          },
          {
            title: "Who is affected",
            question: "Who does it apply to, and who can wait?",
            text: "In short, yes, if {{affected}}. You can wait if {{not_affected}}.",
          },
          {
            title: "What changes",
            question: "What will people notice first in their daily work?",
            text: "Day to day, three things change.\n\n1. {{change_1}}\n2. {{change_2}}\n3. {{change_3}}",
          },
          {
            title: "What to do now",
            question: "Which first step fits into an hour, and what do people know afterward?",
            text: "My advice for this week is simple. {{week_advice}} {{advice_gain}} If you get stuck along the way, tell me where in a comment.",
          },
          {
            title: "Question",
            question: "What would you like to hear from your contacts?",
            text: "How far along are you, and which part worries you most? I’ll collect the questions and answer them in a post of their own next week.",
          },
        ],
      },
      {
        id: "observation",
        title: "Something seen in projects",
        description: "What you have noticed in several projects before everyone writes about it.",
        sections: [
          {
            title: "The observation",
            question: "What have you seen more than once, and how often exactly?",
            text: "In {{number}} recent projects I’ve seen the same thing: {{observation}}. I counted every project since {{count_start}}.",
          },
          {
            title: "How it used to be",
            question: "How was it done a few years ago, and how is it done now?",
            text: "Only {{years}} years ago it was different. {{back_then}} {{today}}",
          },
          {
            title: "Why it happens",
            question: "Which two reasons do you see, and how did you spot them?",
            text: "I see two reasons.\n\n1. {{reason_1}}\n2. {{reason_2}}\n\nI noticed when {{how_noticed}}.",
          },
          {
            title: "What follows",
            question: "What would you advise, even if nobody hires you for it?",
            text: "What does that mean for {{audience}}? {{consequence}} It takes some nerve at first, because {{hurdle}}. After four weeks your own figures will show whether it pays off, and if it doesn’t, you can stop.",
          },
          {
            title: "Counter-question",
            question: "Which answer would prove you wrong?",
            text: "Do you see this in your company as well, or is it the other way around? Counterexamples are what I’d like to read most.",
          },
        ],
      },
    ],
  },
  fehler: {
    title: "Mistakes",
    description:
      "You talk about a mistake, ideally your own, and what you have done differently since. It earns more trust than any success story, as long as no client can be recognized.",
    medium: "Text only",
    picture: "A list in which one item is crossed out and corrected",
    posts: [
      {
        id: "own",
        title: "My most expensive mistake",
        description: "A mistake of your own, what it cost, and the rule that came out of it.",
        sections: [
          {
            title: "The mistake",
            question: "What did you say, do or leave undone, and in what situation?",
            text: "My most expensive mistake was a single sentence: “{{mistake_words}}” I said it when {{mistake_situation}}.",
          },
          {
            title: "What happened",
            question: "What came of it, and what did it cost you?",
            text: "{{mistake_course}} Nobody meant any harm. It cost me {{mistake_cost}}. {{aftermath}}",
          },
          {
            title: "What I should have done",
            question: "Which small thing would have been enough? Write it down word for word.",
            text: "A short message would have done: “{{better_words}}” I would have had an answer the same day, and if it had been a no, I wouldn’t have started.",
          },
          {
            title: "The rule",
            question: "What do you stick to now, and what has it changed?",
            text: "Since then I’ve had a rule. {{rule}} It takes {{rule_effort}}. {{rule_effect}}",
          },
          {
            title: "Question",
            question: "What can others add from their own experience?",
            text: "Which harmless sentence has cost you dearly, and what do you write today instead? I’ll sum up the best answers next week, without names if you prefer.",
          },
        ],
      },
      {
        id: "observed",
        title: "Three common mistakes",
        description: "What you keep finding with new clients, and the quick fix.",
        sections: [
          {
            title: "Opening",
            question: "Where and when do you come across these mistakes?",
            text: "When I start with a new client, I nearly always find the same three mistakes in the first week. Here they are, each with something that helps this week.",
          },
          {
            title: "Mistake one",
            question: "What do you see, why does it happen, and what helps this week?",
            text: "1. {{mistake_1}} The cause is usually {{mistake_reason}}. {{fix_1}}",
          },
          {
            title: "Mistake two",
            question: "What do people save at first, and what does it cost them later?",
            text: "2. {{mistake_2}} That saves {{first_saving}} at first and costs {{later_cost}} later. {{fix_2}}",
          },
          {
            title: "Mistake three",
            question: "What does everyone know about, although it is nobody’s job, and what comes of it?",
            text: "3. {{mistake_3}} {{mistake_effect}} {{fix_3}}",
          },
          {
            title: "Close",
            question: "Where should people start, why, and what would you like to know?",
            text: "Do you recognize two of the three? Then start with the last one. {{why_first}} Which mistake is missing from my list?",
          },
        ],
      },
    ],
  },
  tools: {
    title: "Tools",
    description:
      "You show a tool that you really use and say what for, how long you have had it, and where it stops being useful. Paid recommendations and affiliate links must be labeled as advertising.",
    medium: "Screen recording of up to 90 seconds",
    picture: "A window with three tools, one of them highlighted",
    posts: [
      {
        id: "one",
        title: "One tool in daily use",
        description: "One task, before and after, including the limits.",
        sections: [
          {
            title: "The task",
            question: "What do you use it for, how long did it take before, and how long now?",
            text: "I used to spend {{time_before}} on {{routine_task}}. Now it takes {{time_after}}. The difference is one tool that I’ve been using for {{tool_time}}: {{tool}}.",
          },
          {
            title: "How I do it",
            question: "Which three moves can people copy?",
            text: "1. {{move_1}}\n2. {{move_2}}\n3. {{move_3}}\n\nThe last step still needs a human. {{mishap}}",
          },
          {
            title: "What it can’t do",
            question: "What don’t you use it for, and where does it stop working?",
            text: "I don’t use it for {{exception}}, because {{concern}}. {{tool_limit}}",
          },
          {
            title: "What it costs",
            question: "What do you pay, and do you get anything for this post? If so, label it as an ad.",
            text: "It costs {{tool_price}} a month. I pay for it myself and get nothing for this post.",
          },
          {
            title: "Counter-question",
            question: "What would you like to try next?",
            text: "How do you handle this kind of thing? I like trying new tools, and I’ll report back in four weeks. If you’d like my template for the second step, send me a message. It’s free. And do tell me what doesn’t work for you.",
          },
        ],
      },
      {
        id: "set",
        title: "My toolbox",
        description: "Four tools with one line each, and one that had to go.",
        sections: [
          {
            title: "Opening",
            question: "Why are you showing your tools?",
            text: "People often ask me what I work with. Last week it was four tools. I didn’t open any others.",
          },
          {
            title: "The four",
            question: "Which four tools did you use last week, and what for?",
            text: "• {{tool_1}} for {{purpose_1}}\n• {{tool_2}} for {{purpose_2}}\n• {{tool_3}} for {{purpose_3}}\n• {{tool_4}} for {{purpose_4}}",
          },
          {
            title: "What had to go",
            question: "What did you cancel, why, and what does that save you?",
            text: "I canceled {{dropped_tool}}. {{drop_reason}} Canceling it saves me {{drop_saving}}.",
          },
          {
            title: "My rule",
            question: "When do you add something new, and what was the last thing to stay?",
            text: "A new tool only gets in if {{tool_rule}}. Then it has four weeks of daily work, on a real project. After that I ask myself whether I’d miss it. If not, I cancel it again. The last one to stay was {{latest_tool}}.",
          },
          {
            title: "The last one",
            question: "Which tool would you give up last?",
            text: "The hardest to part with would be {{favorite_tool}}. {{favorite_reason}} Which tool would you be the last to give up?",
          },
        ],
      },
    ],
  },
  cases: {
    title: "Cases",
    description:
      "The story of a project: situation, intervention, result. The client has agreed or cannot be recognized, and the figure in the result is one you can prove.",
    medium: "Before-and-after picture",
    picture: "Two bars side by side: low before, high after",
    posts: [
      {
        id: "project",
        title: "The story of a project",
        description: "Starting point, turning point, and a result with a figure.",
        sections: [
          {
            title: "The situation",
            question: "Who called you, and what did they say?",
            text: "The call came from {{past_client}}. On the phone I heard a sentence that I hear often, in one form or another: “{{client_words}}”",
          },
          {
            title: "What had been tried",
            question: "Which attempts had there been, why weren’t they enough, and what did that cost?",
            text: "{{attempts}} Little changed, because {{cause}}. By then, it had cost the company {{loss}}.",
          },
          {
            title: "What we did",
            question: "What did you do, in which order, and with whom?",
            text: "{{action_1}} It turned out that {{finding}}. {{action_2}}",
          },
          {
            title: "The result",
            question: "Which figure can you prove, and may you name the client?",
            text: "{{result_figure}} Something else mattered even more to the management. {{side_effect}}",
          },
          {
            title: "What I took away",
            question: "What have you done differently in every project since, and what did it bring last time?",
            text: "I came away with a new habit. {{new_habit}} {{habit_effect}}",
          },
        ],
      },
      {
        id: "numbers",
        title: "Result first",
        description: "Start with the figure and tell how it came about.",
        sections: [
          {
            title: "The figure",
            question: "Which figure changed, over what period, and who measured it?",
            text: "From {{before}} to {{after}}, in {{period}}. The figure comes from {{measured_by}}. And the project very nearly didn’t happen.",
          },
          {
            title: "Why nearly",
            question: "What did the client want at first, and what did you advise?",
            text: "The client had asked for {{client_wish}}. In our first conversation I advised against it, because {{objection}}. I suggested {{counterproposal}} instead. It cost {{proposal_price}}.",
          },
          {
            title: "What it showed",
            question: "What came out, and what had everyone assumed?",
            text: "After that we knew that {{finding}}. Until then, everyone had assumed something else: {{assumption}}.",
          },
          {
            title: "What we changed",
            question: "Which three steps followed, in this order?",
            text: "1. {{measure_1}}\n2. {{measure_2}}\n3. {{measure_3}}",
          },
          {
            title: "What it cost",
            question: "What did the client pay or save, as far as you may say?",
            text: "All of that cost {{cost}}. The money saved is now going into {{next_step}}. Do you measure first in your projects, or do you start on a solution right away? And which figure tells you afterward whether it helped?",
          },
        ],
      },
    ],
  },
  meinung: {
    title: "Opinion",
    description:
      "You take a stand on something that is disputed in your field, against a habit and never against a person, with a reason that can be checked.",
    medium: "Short video of you speaking",
    picture: "A speech bubble with one clear sentence, beside two quieter ones",
    posts: [
      {
        id: "against",
        title: "Against a habit",
        description: "One claim, two reasons, and the best counterargument.",
        sections: [
          {
            title: "The claim",
            question: "Which common habit do you think is wrong?",
            text: "I think {{habit}} is a waste of time. I say so although I used to recommend it myself.",
          },
          {
            title: "The first reason",
            question: "What speaks against it that anyone can count?",
            text: "My first reason can be counted. {{evidence}} I had expected {{expectation}}.",
          },
          {
            title: "The second reason",
            question: "What harm does the habit do, and when did you last see it?",
            text: "My second reason is harder to measure. {{second_reason}} {{habit_harm}}",
          },
          {
            title: "The best counterargument",
            question: "What would a clever opponent say, and where are they right?",
            text: "The best counterargument I know is this: “{{counterargument}}” There is something in that. {{rejoinder}}",
          },
          {
            title: "My suggestion",
            question: "What should people try instead, and for how long?",
            text: "I suggest a 4-week experiment. {{alternative}} Then decide again. Has anyone tried this, and how did it turn out?",
          },
        ],
      },
      {
        id: "unpopular",
        title: "Where I disagree",
        description: "Turn a common opinion around, politely.",
        sections: [
          {
            title: "The common opinion",
            question: "Which sentence do you keep reading?",
            text: "“{{opinion}}” I read that here again and again. I can see where it comes from. I just don’t think it’s right.",
          },
          {
            title: "Where it holds",
            question: "Who is it true for, and where have you seen that?",
            text: "It’s true if {{condition}}. I’ve seen that at {{where_true}}.",
          },
          {
            title: "Where it doesn’t",
            question: "Where does the sum not add up? Describe an ordinary afternoon.",
            text: "It looks different for {{audience}}. {{daily_life}} Doing it the way large companies do would take {{effort_there}} there.",
          },
          {
            title: "What I advise instead",
            question: "What is the smallest solution that survives a bad week?",
            text: "My advice is more modest. {{advice}} I’d leave everything else for three months, including {{left_out}}. After that, your figures will show whether anything is missing.",
          },
          {
            title: "Asking for disagreement",
            question: "Which counterexamples would you like to hear?",
            text: "I’m open to being convinced. Who has made it work in a small business, and what did it take?",
          },
        ],
      },
    ],
  },
  wissen: {
    title: "Knowledge",
    description:
      "You explain a single thing so well that your clients can use it the same day. The narrower the topic, the more often the post is saved.",
    medium: "Graphic with one key message",
    picture: "Three numbered steps, one below the other",
    posts: [
      {
        id: "howto",
        title: "Three-step guide",
        description: "One move that people can make after reading.",
        sections: [
          {
            title: "Who it is for",
            question: "Who does the guide help, and what does it save? Give a figure you have measured.",
            text: "These three steps are for anyone who has to {{routine}}. They save me {{saving}}.",
          },
          {
            title: "Step one",
            question: "What comes first, and how long does it take?",
            text: "1. {{step_1}} This takes me {{step_time}}.",
          },
          {
            title: "Step two",
            question: "What do you do with a real case?",
            text: "2. {{step_2}} Use a real case for this, ideally {{practice_case}}.",
          },
          {
            title: "Step three",
            question: "What completes it?",
            text: "3. {{step_3}} Then put the result away and look at it again the next morning.",
          },
          {
            title: "The usual stumbling block",
            question: "Where do most people get stuck?",
            text: "It mostly goes wrong when {{stumbling_block}}. Which step are you stuck on?",
          },
        ],
      },
      {
        id: "term",
        title: "A term in plain words",
        description: "A technical term that clients hear often and rarely have explained.",
        sections: [
          {
            title: "The word",
            question: "Which word appears in proposals in your field without an explanation?",
            text: "Proposals are full of the term “{{term}}”. The last person to ask me what it means was {{who_asked}}.",
          },
          {
            title: "The explanation",
            question: "How would you explain it at the kitchen table?",
            text: "It stands for something simple: {{explanation}}. That’s all there is to it.",
          },
          {
            title: "An example",
            question: "Where does the same thing occur in everyday life?",
            text: "Here’s an everyday example. {{everyday_example}} That’s exactly what is meant.",
          },
          {
            title: "When it pays off",
            question: "From what size do people need it?",
            text: "It pays off once {{threshold}}. Below that, {{simple_substitute}} will do.",
          },
          {
            title: "To remember",
            question: "How does one recognize a good proposal?",
            text: "Next time you read a proposal, ask two things. What exactly will you do, and how will I know it’s finished? Both answers belong in the proposal before you sign it. Which term should I translate next?",
          },
        ],
      },
    ],
  },
  behind: {
    title: "Behind the scenes",
    description:
      "A look behind the scenes: a working day, a decision, a doubt. People hire people, and here they see how you work when nobody is watching.",
    medium: "Snapshot of your workplace",
    picture: "A workplace from above: notebook, cup, keyboard",
    posts: [
      {
        id: "day",
        title: "A day as it really was",
        description: "Honest, with times, and without heroics.",
        sections: [
          {
            title: "The morning",
            question: "How did the day begin, and how should it have begun?",
            text: "This is what my {{weekday}} really looked like. {{morning}}",
          },
          {
            title: "Late morning",
            question: "When did you work without interruption, and what got done?",
            text: "{{focus_time}} That’s how I finished {{day_result}}.",
          },
          {
            title: "The setback",
            question: "What went wrong, and what did they say when you asked?",
            text: "{{setback}} I asked what had made the difference and got a useful answer: “{{rejection_reason}}”",
          },
          {
            title: "The evening",
            question: "What is left of the day, in one sentence?",
            text: "{{evening}} What does an ordinary {{weekday}} look like for you?",
          },
        ],
      },
      {
        id: "decision",
        title: "A decision",
        description: "Why you turned a project down or changed something.",
        sections: [
          {
            title: "The decision",
            question: "What did you turn down or change?",
            text: "Last week I turned down a project that I would have celebrated {{years}} years ago.",
          },
          {
            title: "What spoke for it",
            question: "What made it tempting?",
            text: "There was a lot to be said for it: {{in_favor}}. All good reasons to say yes on the spot.",
          },
          {
            title: "What spoke against it",
            question: "What did you hear or see that made you hesitate?",
            text: "What bothered me was that {{gut_feeling}}. It also stayed unclear {{unclear_point}}. I knew both from an earlier project. {{past_experience}}",
          },
          {
            title: "How I said no",
            question: "How did you say no, and what did they reply?",
            text: "{{refusal}} The reply has stayed with me: “{{reaction}}”",
          },
          {
            title: "Question",
            question: "How can others tell that something is not a fit?",
            text: "How can you tell that a project isn’t right for you before it starts?",
          },
        ],
      },
    ],
  },
} satisfies Texts["guides/post-types"];
