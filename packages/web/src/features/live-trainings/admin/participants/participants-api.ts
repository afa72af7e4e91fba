import type {
  NewMessage,
  ParticipantList,
  WaitingPerson,
} from "@linkedpotential/contract/live-trainings/participants-schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useAction } from "../../../../lib/action/use-action.ts";
import { hasFields, isNoAnswer } from "../../../../lib/api/api-error.ts";
import { apiQuery, queryClient } from "../../../../lib/api/query-client.ts";
import { freshLiveTrainingQuery } from "../../api.ts";

const area = "event-admin";
/** Returns whether the form itself shows a failure, so that no toast is needed. */
const isShownByForm = (error: unknown): boolean => isNoAnswer(error) || hasFields(error);

const byEvent = (eventId: number) => ({ params: { liveTrainingId: String(eventId) } });
export const byPerson = (eventId: number, { userId }: { userId: number }) => ({
  params: { liveTrainingId: String(eventId), participantId: String(userId) },
});

/** Reads participants and waiting list. While they are shown, registrations of others appear within half a minute. */
export const participantsQuery = (eventId: number) => ({
  ...apiQuery("live-trainings/list-participants", byEvent(eventId)),
  staleTime: 0,
  refetchInterval: 30_000,
});

/** Number of found accounts that the field lists. A longer text narrows them down. */
const foundMax = 8;

/** Finds freelancers by the beginning of a word of the name, or of the address. */
export const foundPeopleQuery = (search: string) => ({
  ...apiQuery("admin/list-users", { query: { search, role: "freelancer", limit: foundMax } }),
  staleTime: 30_000,
});

export const refetchList = (eventId: number): void =>
  void queryClient.invalidateQueries({ queryKey: participantsQuery(eventId).queryKey, exact: true });

/** Changes the cached list and returns the rollback. */
export function changeList(eventId: number, change: (list: ParticipantList) => ParticipantList): () => void {
  const { queryKey } = participantsQuery(eventId);
  // Cancel requests in flight, because their answers would overwrite the change with older data.
  void queryClient.cancelQueries({ queryKey, exact: true });
  const before = queryClient.getQueryData<ParticipantList>(queryKey);
  queryClient.setQueryData<ParticipantList>(queryKey, (list) => list && change(list));
  return () => queryClient.setQueryData(queryKey, before);
}

export function useRemoveParticipant(eventId: number) {
  return useAction(
    "live-trainings/remove-participant",
    (person: { userId: number; name: string }) => byPerson(eventId, person),
    {
      optimistic: ({ userId }) => {
        const isOther = (one: { userId: number }) => one.userId !== userId;
        return changeList(eventId, ({ participants, waiting }) => ({
          participants: participants.filter(isOther),
          waiting: waiting.filter(isOther),
        }));
      },
      // The refetch shows to whom the free seat is now offered.
      onDone: () => refetchList(eventId),
      onFailed: () => refetchList(eventId),
      toasts: {
        area,
        done: ({ toasts }, _answer, { name }) => toasts.removed(name),
        failed: ({ toasts }) => toasts.removeFailed,
      },
    },
  );
}

interface Move {
  person: WaitingPerson;
  position: number;
  /** Position before, counted like `position`. */
  before: number;
}

export function useMoveOnWaitingList(eventId: number) {
  const call = ({ person, position }: Move) => ({ ...byPerson(eventId, person), body: { position } });
  const optimistic = ({ person, position }: Move) =>
    changeList(eventId, ({ participants, waiting }) => {
      const others = waiting.filter(({ userId }) => userId !== person.userId);
      const held = others.filter(({ offeredUntil }) => offeredUntil !== null).length;
      return { participants, waiting: others.toSpliced(held + position - 1, 0, person) };
    });
  const undo = useAction("live-trainings/move-on-waiting-list", call, {
    optimistic,
    toasts: { area, done: ({ toasts }) => toasts.movedBack, failed: ({ toasts }) => toasts.moveFailed },
  });
  return useAction("live-trainings/move-on-waiting-list", call, {
    optimistic,
    toasts: {
      area,
      done: ({ toasts }, _answer, { person }) => toasts.moved(person.name),
      undo: (_answer, { person, position, before }) => undo.run({ person, position: before, before: position }),
      failed: ({ toasts }) => toasts.moveFailed,
    },
  });
}

/** Account to register. `name` is its address when the name is not known. */
interface Addition {
  email: string;
  name: string;
  /** Adds a seat to a full event for the account. */
  addsSeat?: boolean;
}

/** Registers the account with an address. `isForm` is false for a button that gives a seat to a listed person. */
export function useAddParticipant(eventId: number, isForm: boolean) {
  return useAction(
    "live-trainings/add-participant",
    ({ email, addsSeat }: Addition) => ({ ...byEvent(eventId), body: { email, ...(addsSeat && { addsSeat }) } }),
    {
      isForm,
      onDone: ({ maxParticipants }) => {
        refetchList(eventId);
        queryClient.setQueryData<LiveTraining>(
          freshLiveTrainingQuery(eventId).queryKey,
          (event) => event && { ...event, maxParticipants },
        );
      },
      toasts: {
        area,
        done: ({ toasts }, { participation }, { name }) =>
          (participation?.state === "waiting" ? toasts.addedToWaitingList : toasts.added)(name),
        failed: ({ toasts }) => (isForm ? undefined : toasts.addFailed),
      },
    },
  );
}

export function useSendMessage(eventId: number) {
  return useAction("live-trainings/send-message", (body: NewMessage) => ({ ...byEvent(eventId), body }), {
    isForm: true,
    toasts: {
      area,
      done: ({ toasts }, { people }) => toasts.sent(people),
      failed: ({ toasts }, error) => (isShownByForm(error) ? undefined : toasts.sendFailed),
    },
  });
}
