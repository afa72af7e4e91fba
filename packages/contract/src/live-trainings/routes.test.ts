import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("freelancers take part in live trainings, only admins change them", () => {
  expect(routesByAddress(routes)).toEqual({
    "DELETE /api/event-participation/{eventId}":
      "freelancer 200 live_training.not_found live_training.not_registered live_training.over",
    "POST /api/live-trainings": "admin 201",
    "DELETE /api/live-trainings/{liveTrainingId}": "admin 200 live_training.not_found",
    "GET /api/live-trainings/{liveTrainingId}": "freelancer 200 live_training.not_found",
    "GET /api/live-trainings": "freelancer 200",
    "GET /api/event-participation/user": "freelancer 200",
    "GET /api/live-trainings/{liveTrainingId}/calendar": "freelancer 200 live_training.not_found",
    "POST /api/event-participation":
      "freelancer 201 live_training.not_found live_training.over live_training.full live_training.already_registered live_training.waiting_list_full",
    "PUT /api/live-trainings/{liveTrainingId}": "admin 200 live_training.not_found",
    "POST /api/live-training-series": "admin 201",
    "GET /api/live-trainings/{liveTrainingId}/participants": "admin 200 live_training.not_found",
    "POST /api/live-trainings/{liveTrainingId}/participants":
      "admin 201 live_training.not_found live_training.over live_training.unknown_address live_training.freelancers_only live_training.already_listed live_training.waiting_list_full",
    "PUT /api/live-trainings/{liveTrainingId}/participants/{participantId}": "admin 200 live_training.no_participant",
    "DELETE /api/live-trainings/{liveTrainingId}/participants/{participantId}":
      "admin 200 live_training.not_found live_training.no_participant live_training.over",
    "PUT /api/live-trainings/{liveTrainingId}/waiting-list/{participantId}":
      "admin 200 live_training.not_found live_training.no_participant",
    "POST /api/live-trainings/{liveTrainingId}/messages": "admin 201 live_training.not_found",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "live-trainings/cancel": "GetItem Query:gsi1 PutItem UpdateItem DeleteItem",
    "live-trainings/create": "GetItem PutItem",
    "live-trainings/delete": "GetItem BatchGetItem Query:gsi1 PutItem UpdateItem",
    "live-trainings/get": "GetItem",
    "live-trainings/list": "GetItem Query Query:gsi1",
    "live-trainings/list-participations": "GetItem Query",
    "live-trainings/calendar": "GetItem",
    "live-trainings/register": "GetItem Query:gsi1 PutItem UpdateItem DeleteItem",
    "live-trainings/update": "GetItem BatchGetItem Query:gsi1 PutItem UpdateItem",
    "live-trainings/create-series": "GetItem PutItem",
    "live-trainings/list-participants": "GetItem BatchGetItem Query:gsi1",
    "live-trainings/add-participant": "GetItem BatchGetItem Query:gsi1 PutItem UpdateItem DeleteItem",
    "live-trainings/set-attendance": "GetItem UpdateItem",
    "live-trainings/remove-participant": "GetItem Query:gsi1 PutItem UpdateItem DeleteItem",
    "live-trainings/move-on-waiting-list": "GetItem Query:gsi1 PutItem UpdateItem",
    "live-trainings/send-message": "GetItem PutItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
