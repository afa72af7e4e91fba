import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../../testing/surface.ts";
import * as routes from "./routes.ts";

const link =
  "invitation.invalid invitation.used invitation.withdrawn invitation.expired invitation.full invitation.freelancer_account";

it("the company is for business accounts; only the links of invitations work without a session", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/business/company": "business 200",
    "PUT /api/business/company": "business 200 company.owner_only company.member_not_found",
    "PUT /api/business/company/owner": "business 200 company.owner_only company.member_not_found",
    "DELETE /api/business/company/membership": "business 200 company.owner_stays company.member_not_found",
    "DELETE /api/business/members/{memberId}":
      "business 200 company.owner_only company.owner_stays company.member_not_found",
    "POST /api/business/invitations":
      "business 201 company.owner_only company.full company.already_member company.too_many_invitations invitation.already_open",
    "PUT /api/business/invitations/{invitationId}": "business 200 company.owner_only invitation.not_found",
    "DELETE /api/business/invitations/{invitationId}": "business 200 company.owner_only invitation.not_found",
    "POST /api/business/invitation-links/preview": `public 200 ${link}`,
    "POST /api/business/invitation-links/register": `public 201 ${link} invitation.has_account`,
    "POST /api/business/invitation-links/join": `business 200 ${link} invitation.other_address company.already_member company.other_member company.has_members company.has_figures`,
    "GET /api/business/days": "business 200",
    "PUT /api/business/days": "business 200 company.not_author",
    "GET /api/business/learnings": "business 200",
    "PUT /api/business/learnings": "business 200 company.not_author",
    "DELETE /api/business/learnings/{learningId}": "business 200 company.learning_not_found company.not_author",
    "PUT /api/business/taken-over": "business 200",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  const own = "GetItem PutItem UpdateItem";
  expect(grantsById(routes)).toEqual({
    "business/get-company": `${own} BatchGetItem Query`,
    "business/update-company": `${own} ConditionCheckItem`,
    "business/hand-over-company": `${own} ConditionCheckItem`,
    "business/leave-company": own,
    "business/remove-member": `${own} Query DeleteItem`,
    "business/invite": `${own} BatchGetItem Query ConditionCheckItem`,
    "business/resend-invitation": own,
    "business/withdraw-invitation": own,
    "business/preview-invitation": "GetItem UpdateItem",
    "business/register-member": `${own} DeleteItem`,
    "business/join-company": `${own} Query DeleteItem`,
    "business/list-days": `${own} Query`,
    "business/save-days": `${own} DeleteItem`,
    "business/list-learnings": `${own} Query`,
    "business/save-learning": own,
    "business/delete-learning": `${own} DeleteItem`,
    "business/take-over": own,
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
