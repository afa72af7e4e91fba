import { shortDayText } from "@linkedpotential/contract/date-texts";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { CalendarCheck, ListTodo, MessagesSquare, UserRound } from "lucide-react";
import { openTaskDialog } from "../../../../features/tasks/form/task-dialog-store.ts";
import { cachedPosts } from "../../../../parts/posts/post-cache.ts";
import { getLanguage } from "../../../../texts/language.ts";
import type { Entry } from "./entry.ts";
import type { Open } from "./use-open.ts";

/** Returns the leads, those with the latest activity first. */
export const leadEntries = (leads: readonly LeadRow[], open: Open): Entry[] =>
  leads.map(({ id, name, company, email, position, phone, tags }) => ({
    id: `lead/${id}`,
    label: name,
    detail: company,
    keywords: [email, position, phone, ...tags].join(" "),
    icon: UserRound,
    run: () => open.lead(id),
  }));

/** Returns the open tasks. A follow-up opens its lead. */
export const taskEntries = (tasks: readonly Task[], open: Open): Entry[] =>
  tasks.map((task) => {
    const leadId = leadIdOfTask(task.id);
    return {
      id: `task/${task.id}`,
      label: task.title,
      ...(task.dueDate && { detail: shortDayText(task.dueDate, getLanguage()) }),
      keywords: task.description,
      icon: leadId === null ? ListTodo : CalendarCheck,
      run: () => (leadId === null ? openTaskDialog({ task }) : open.lead(leadId)),
    };
  });

/** Returns the posts that are loaded. */
export const postEntries = (open: Open): Entry[] =>
  cachedPosts().map(({ id, title, content }) => ({
    id: `post/${id}`,
    label: title,
    keywords: content,
    icon: MessagesSquare,
    run: () => open.section("community", { post: String(id) }),
  }));
