import type { Post } from "@linkedpotential/contract/community/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Link } from "react-router-dom";
import type { Task } from "../../features/business/overview/tasks-card.tsx";
import { useProjectNews } from "../../features/freelancers/projects/own-projects.ts";
import { useSentNews } from "../../features/freelancers/sent/use-sent-news.ts";
import type { Texts } from "../../texts/areas.ts";
import { useTexts } from "../../texts/texts.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { tabPath } from "./use-business-tab.ts";

type TaskTexts = Texts["business"]["tasks"];

/** Returns the tasks to answer requests and to read answers and messages. Each disappears once that is done. */
export function useNewsTasks(): Task[] {
  const { tasks: texts } = useTexts("business");
  const { requestCount, requested, messageCount, discussed } = useProjectNews();
  const sent = useSentNews();
  const tasks = [
    requestsTask(texts, requested, requestCount),
    answersTask(texts, sent.answers),
    sentMessagesTask(texts, sent.threads, sent.messageCount),
    projectMessagesTask(texts, discussed, messageCount),
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

function answersTask(texts: TaskTexts, answers: readonly SentProjectRequest[]): Task | undefined {
  // A freelancer who has answered several requests counts once, with the latest answer.
  const latest = answers.filter(
    ({ recipient }, at) => answers.findIndex((other) => other.recipient.userId === recipient.userId) === at,
  );
  const [answer, ...others] = latest;
  if (!answer) return undefined;
  const accepted = latest.filter(({ status }) => status === "accepted").length;
  const { one, several } = texts.answers;
  const wording =
    others.length === 0
      ? { title: answerTitle(one, answer), text: one.text }
      : { title: several.title(latest.length), text: several.text(accepted, latest.length - accepted) };
  const label = answers.length === 1 ? texts.toAnswer : texts.toAnswers;
  const address = answers.length === 1 ? `requests&messages=${answer.id}` : "requests";
  return { id: "answers", ...wording, isDone: false, action: <CrmLink address={address} label={label} /> };
}

function answerTitle(texts: TaskTexts["answers"]["one"], { status, recipient, sender }: SentProjectRequest): string {
  const isAccepted = status === "accepted";
  if (sender.isOwn) return isAccepted ? texts.accepted(recipient.name) : texts.rejected(recipient.name);
  return isAccepted ? texts.acceptedOf(recipient.name, sender.name) : texts.rejectedOf(recipient.name, sender.name);
}

function sentMessagesTask(texts: TaskTexts, threads: readonly SentProjectRequest[], count: number): Task | undefined {
  const names = new Map(threads.map(({ recipient }) => [recipient.userId, recipient.name]));
  const [name, ...others] = names.values();
  const [thread] = threads;
  if (name === undefined || !thread) return undefined;
  const { from, fromSeveral, text } = texts.messages;
  const address = threads.length === 1 ? `requests&messages=${thread.id}` : "requests";
  return {
    ...{ id: "messages", text, isDone: false },
    title: others.length === 0 ? from(count, name) : fromSeveral(count, names.size),
    action: <CrmLink address={address} label={messagesLabel(texts, count)} />,
  };
}

function projectMessagesTask(texts: TaskTexts, projects: readonly Post[], count: number): Task | undefined {
  const [project, ...others] = projects;
  if (!project) return undefined;
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

/** Links to a view of the CRM tab. */
function CrmLink({ address, label }: { address: string; label: string }) {
  return (
    <Link to={`${tabPath("crm")}&view=${address}`} className={buttonClass("secondary", "sm")}>
      {label}
    </Link>
  );
}
