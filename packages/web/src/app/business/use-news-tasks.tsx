import type { Post } from "@linkedpotential/contract/community/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { Task } from "../../features/business/overview/tasks-card.tsx";
import { useProjectNews } from "../../features/freelancers/projects/own-projects.ts";
import type { ListedRequest } from "../../features/freelancers/sent/listed-request.ts";
import { useOpenProposals } from "../../features/freelancers/sent/use-open-proposals.ts";
import { messagesIn, useSentNews } from "../../features/freelancers/sent/use-sent-news.ts";
import { useSlotText } from "../../parts/request-messages/proposals/use-slot-text.ts";
import type { Texts } from "../../texts/areas.ts";
import { useTexts } from "../../texts/texts.ts";
import { CrmLink } from "./crm-link.tsx";
import { datesTask } from "./dates-task.tsx";
import { offerTask } from "./offer-task.tsx";

type TaskTexts = Texts["business"]["tasks"];

/**
 * Returns the tasks to answer requests, offers and proposed dates, and to read answers and messages. Each disappears once
 * that is done.
 */
export function useNewsTasks(): Task[] {
  const { tasks: texts } = useTexts("business");
  const { requestCount, requested, discussed } = useProjectNews();
  const news = useSentNews();
  const slotText = useSlotText();
  const { offered, dated } = useOpenProposals();
  // The task of an open proposal also stands for the unread messages under its request.
  const proposed = [...new Set([...offered, ...dated])];
  const proposedIds = new Set(proposed.map(({ request }) => request.id));
  const isOther = ({ id }: SentProjectRequest) => !proposedIds.has(id);
  const [answers, threads] = [news.answers.filter(isOther), news.threads.filter(isOther)];
  const answered = new Set(answers.map(({ recipient }) => recipient.userId));
  // A freelancer who has answered and written is one task.
  const hasAnswered = ({ recipient }: SentProjectRequest) => answered.has(recipient.userId);
  const tasks = [
    ...offered.map((one) => offerTask(texts, one)),
    ...dated.map((one) => datesTask(texts, one, slotText)),
    requestsTask(texts, requested, requestCount),
    answersTask(texts, answers, threads.filter(hasAnswered)),
    sentMessagesTask(
      texts,
      threads.filter((one) => !hasAnswered(one)),
    ),
    projectMessagesTask(texts, withoutProposals(discussed, proposed)),
  ];
  return tasks.filter((task) => task !== undefined);
}

function requestsTask(texts: TaskTexts, projects: readonly Post[], count: number): Task | undefined {
  if (count === 0) return undefined;
  const { title, text } = texts.requests;
  return {
    ...{ id: "requests", title, text: text(count), isDone: false },
    action: <CrmLink address={projectsAddress(projects)} label={texts.toRequests} />,
  };
}

/** Returns the task to read answers, and the messages that the same freelancers have written. */
function answersTask(
  texts: TaskTexts,
  answers: readonly SentProjectRequest[],
  threads: readonly SentProjectRequest[],
): Task | undefined {
  // A freelancer who has answered several requests counts once, with the latest answer.
  const latest = answers.filter(
    ({ recipient }, at) => answers.findIndex((other) => other.recipient.userId === recipient.userId) === at,
  );
  const [answer, ...others] = latest;
  if (!answer) return undefined;
  const count = messagesIn(threads);
  const wording =
    others.length === 0
      ? oneAnswer(texts.answers.one, answer, count)
      : severalAnswers(texts.answers.several, latest, count);
  const requestIds = new Set([...answers, ...threads].map(({ id }) => id));
  const address = requestIds.size === 1 ? `requests&messages=${answer.id}` : "requests";
  const label = answers.length === 1 ? texts.toAnswer : texts.toAnswers;
  return { id: "answers", ...wording, isDone: false, action: <CrmLink address={address} label={label} /> };
}

type Wording = Pick<Task, "title" | "text">;

function oneAnswer(texts: TaskTexts["answers"]["one"], answer: SentProjectRequest, messageCount: number): Wording {
  const title = answerTitle(texts, answer);
  if (messageCount > 0) return { title: texts.andWritten(title), text: texts.messages(messageCount) };
  const wordless = answer.status === "accepted" ? texts.wordless.accepted : texts.wordless.rejected;
  return { title, text: answer.reply ? texts.text : wordless };
}

function severalAnswers(
  texts: TaskTexts["answers"]["several"],
  answers: readonly SentProjectRequest[],
  messageCount: number,
): Wording {
  const accepted = answers.filter(({ status }) => status === "accepted").length;
  const rejected = answers.length - accepted;
  return { title: texts.title(answers.length), text: texts.text(accepted, rejected, messageCount) };
}

function answerTitle(texts: TaskTexts["answers"]["one"], { status, recipient, sender }: SentProjectRequest): string {
  const isAccepted = status === "accepted";
  if (sender.isOwn) return isAccepted ? texts.accepted(recipient.name) : texts.rejected(recipient.name);
  return isAccepted ? texts.acceptedOf(recipient.name, sender.name) : texts.rejectedOf(recipient.name, sender.name);
}

function sentMessagesTask(texts: TaskTexts, threads: readonly SentProjectRequest[]): Task | undefined {
  const names = new Map(threads.map(({ recipient }) => [recipient.userId, recipient.name]));
  const [name, ...others] = names.values();
  const [thread] = threads;
  if (name === undefined || !thread) return undefined;
  const count = messagesIn(threads);
  const { from, fromSeveral, text } = texts.messages;
  const address = threads.length === 1 ? `requests&messages=${thread.id}` : "requests";
  return {
    ...{ id: "messages", text, isDone: false },
    title: others.length === 0 ? from(count, name) : fromSeveral(count, names.size),
    action: <CrmLink address={address} label={messagesLabel(texts, count)} />,
  };
}

/** Returns the projects with unread messages other than those under requests with an open proposal. */
function withoutProposals(projects: readonly Post[], proposed: readonly ListedRequest[]): Post[] {
  return projects
    .map((project) => {
      const ofProject = proposed.filter((one) => one.kind === "received" && one.project.id === project.id);
      const withProposals = ofProject.reduce((sum, { request }) => sum + (request.conversation?.unread ?? 0), 0);
      return { ...project, unreadMessages: (project.unreadMessages ?? 0) - withProposals };
    })
    .filter(({ unreadMessages }) => unreadMessages > 0);
}

function projectMessagesTask(texts: TaskTexts, projects: readonly Post[]): Task | undefined {
  const [project, ...others] = projects;
  if (!project) return undefined;
  const count = projects.reduce((sum, { unreadMessages = 0 }) => sum + unreadMessages, 0);
  const { about, aboutSeveral, textOfProjects } = texts.messages;
  return {
    ...{ id: "project-messages", text: textOfProjects, isDone: false },
    title: others.length === 0 ? about(count, project.title) : aboutSeveral(count, projects.length),
    action: <CrmLink address={projectsAddress(projects)} label={messagesLabel(texts, count)} />,
  };
}

const messagesLabel = ({ toMessage, toMessages }: TaskTexts, count: number) => (count === 1 ? toMessage : toMessages);

/** Returns the address of the list of projects. With one project only, its requests are open. */
const projectsAddress = ([project, ...others]: readonly Post[]): string =>
  project && others.length === 0 ? `projects&requests=${project.id}` : "projects";
