/** Actions offered in the mail of due follow-ups. */
export const mailedActions = ["done", "day", "week"] as const;
export type MailedAction = (typeof mailedActions)[number];

/**
 * All actions of a follow-up link. `next` plans the follow-up after a completed one, and `undo` restores the state
 * before an action. Both are offered only on the page.
 */
const linkActions = [...mailedActions, "next", "undo"] as const;

export interface FollowUpState {
  /** Calendar date. */
  date: string;
  isCompleted: boolean;
}

export interface FollowUpLink {
  action: (typeof linkActions)[number];
  userId: number;
  leadId: number;
  /** State in which the follow-up must be. The link does nothing after any other change of the follow-up. */
  state: FollowUpState;
  /** State that an `undo` restores. Absent for the other actions. */
  previous?: FollowUpState | undefined;
  /** End of validity in seconds since 1970. */
  expires: number;
}

const id = "[1-9]\\d{0,15}";
const state = "\\d{4}-\\d{2}-\\d{2}[oc]";

/** Form of a token such as `done.17.5.2027-03-12o.1805443200.…`. `o` stands for open and `c` for completed. */
const followUpTokenForm = new RegExp(
  `^(${linkActions.join("|")})\\.(${id})\\.(${id})\\.(${state})(?:-(${state}))?\\.(\\d{1,12})\\.([\\w-]{43})$`,
);

const writeState = ({ date, isCompleted }: FollowUpState): string => `${date}${isCompleted ? "c" : "o"}`;

const readState = (text: string): FollowUpState => ({ date: text.slice(0, 10), isCompleted: text.endsWith("c") });

/** Returns the part of the token that is signed: everything but the signature. */
export function writeUnsigned({ action, userId, leadId, state, previous, expires }: FollowUpLink): string {
  const states = previous ? `${writeState(state)}-${writeState(previous)}` : writeState(state);
  return [action, userId, leadId, states, expires].join(".");
}

/** Reads a token. Returns undefined when its form is wrong. The caller must verify the signature `mac`. */
export function readFollowUpToken(token: string): { link: FollowUpLink; mac: string } | undefined {
  const [, name, userId, leadId, current = "", before, expires, mac = ""] = followUpTokenForm.exec(token) ?? [];
  const action = linkActions.find((known) => known === name);
  if (!action || (action === "undo") !== (before !== undefined)) return undefined;
  const link = {
    action,
    userId: Number(userId),
    leadId: Number(leadId),
    state: readState(current),
    previous: before === undefined ? undefined : readState(before),
    expires: Number(expires),
  };
  return { link, mac };
}
