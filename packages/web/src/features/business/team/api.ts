import type { Invitation, Member } from "@linkedpotential/contract/business/company/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { errorText } from "../../../texts/error-text.ts";

const area = "business";

/** Renames the company. An empty name removes the present one. */
export function useRenameCompany() {
  return useAction("business/update-company", (body: { name: string }) => ({ body }), {
    toasts: {
      area,
      done: ({ team }, _answer, { name }) =>
        name === "" ? { title: team.nameRemoved, description: team.nameRemovedHint } : team.renamed,
    },
  });
}

export function useInvite() {
  return useAction("business/invite", (body: { email: string }) => ({ body }), {
    toasts: { area, done: ({ team }, { email }) => ({ title: team.invited, description: email }) },
  });
}

/** Sends an invitation again. `saveName` is called first, because the mail names the company. */
export function useResend(saveName: () => Promise<void>) {
  return useAction(
    "business/resend-invitation",
    async ({ id }: Invitation) => {
      await saveName();
      return { params: { invitationId: id } };
    },
    {
      toasts: {
        area,
        done: ({ team }, { email }) => ({ title: team.resent, description: email }),
        failed: ({ team }) => team.resendFailed,
      },
    },
  );
}

/** Withdraws an invitation. Undoing it sends a new one. */
export function useWithdraw() {
  const invite = useInvite();
  return useAction("business/withdraw-invitation", ({ id }: Invitation) => ({ params: { invitationId: id } }), {
    toasts: {
      area,
      done: ({ team }, _answer, { email }) => ({ title: team.withdrawn, description: email }),
      undo: (_answer, { email }) => invite.run({ email }),
      failed: ({ team }) => team.withdrawFailed,
    },
  });
}

const nameOf = ({ name }: Member): string => name ?? "";

export function useRemoveMember() {
  return useAction("business/remove-member", ({ id }: Member) => ({ params: { memberId: id } }), {
    toasts: {
      area,
      done: ({ team }, _answer, member) => ({ title: team.removed, description: nameOf(member) }),
      failed: ({ team }, error) => ({ title: team.removeFailed, description: errorText(error) }),
    },
  });
}

export function useHandOver() {
  return useAction("business/hand-over-company", ({ id }: Member) => ({ body: { memberId: id } }), {
    toasts: {
      area,
      done: ({ team }, _answer, member) => ({ title: team.handedOver, description: nameOf(member) }),
      failed: ({ team }, error) => ({ title: team.handOverFailed, description: errorText(error) }),
    },
  });
}

export function useLeave() {
  return useAction("business/leave-company", () => ({}), {
    toasts: {
      area,
      done: ({ team }) => team.left,
      failed: ({ team }, error) => ({ title: team.leaveFailed, description: errorText(error) }),
    },
  });
}
