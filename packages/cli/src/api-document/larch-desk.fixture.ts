/** The OpenAPI document of Larch Desk, an invented provider. What it says is what documents of real vendors say. */
export const larchDesk = `
openapi: 3.0.3
info: { title: Larch Desk, version: "1" }
servers: [{ url: https://api.larch.example/v2 }]
paths:
  /tickets:
    get:
      parameters:
        - { name: cursor, in: query, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer, maximum: 200 } }
        - { name: updated_since, in: query, schema: { type: string, format: date-time } }
        - { name: status, in: query, schema: { type: string, enum: [open, closed] } }
      responses:
        "200":
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Tickets" }
              example:
                data: [{ id: 7, subject: Squeaks, urgent: false, updated_at: "2026-03-01T12:00:00Z" }]
                meta: { next_cursor: null, has_more: false }
        "400": { content: { application/json: { schema: { $ref: "#/components/schemas/Refusal" } } } }
    post:
      requestBody: { $ref: "#/components/requestBodies/Ticket" }
      responses: { "201": { $ref: "#/components/responses/Ticket" } }
  /tickets/{ticket_id}:
    get: { responses: { "200": { $ref: "#/components/responses/Ticket" } } }
    patch:
      requestBody: { $ref: "#/components/requestBodies/Ticket" }
      responses: { "200": { $ref: "#/components/responses/Ticket" } }
    delete: { responses: { "204": { description: gone } } }
  /tickets/{ticket_id}/notes:
    get:
      responses:
        "200": { content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Agent" } } } } }
  /agents:
    get:
      parameters:
        - { name: page, in: query, schema: { type: integer } }
        - { name: per_page, in: query, schema: { type: integer, maximum: 50 } }
      responses:
        "200": { content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Agent" } } } } }
  /visits:
    get:
      parameters: [{ name: agent, in: query, required: true, schema: { type: string } }]
      responses:
        "200": { content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Agent" } } } } }
  /people:
    get:
      deprecated: true
      responses:
        "200": { content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Agent" } } } } }
components:
  requestBodies:
    Ticket: { content: { application/json: { schema: { type: object, properties: { ticket: { $ref: "#/components/schemas/SentTicket" } } } } } }
  responses:
    Ticket: { content: { application/json: { schema: { type: object, properties: { ticket: { $ref: "#/components/schemas/Ticket" } } } } } }
  schemas:
    Tickets:
      type: object
      properties:
        data: { type: array, items: { $ref: "#/components/schemas/Ticket" } }
        meta: { type: object, properties: { next_cursor: { type: string, nullable: true }, has_more: { type: boolean } } }
    NewTicket:
      type: object
      properties: { subject: { type: string }, urgent: { type: boolean }, due: { type: string, format: date } }
    SentTicket:
      required: [subject]
      allOf: [{ $ref: "#/components/schemas/NewTicket" }, { type: object, properties: { send_mail: { type: boolean } } }]
    Ticket:
      allOf:
        - $ref: "#/components/schemas/NewTicket"
        - type: object
          properties:
            id: { type: integer, readOnly: true }
            state: { type: string, enum: [open, closed, removed] }
            answers: { type: array, items: { type: object, properties: { id: { type: integer }, value: { type: string } } } }
            parent: { $ref: "#/components/schemas/Ticket" }
            created_at: { type: string, format: date-time }
            updated_at: { type: string, format: date-time }
    Agent:
      type: object
      properties: { id: { type: string }, name: { type: string }, seen: { type: integer } }
    Refusal: { type: object, properties: { error: { type: object, properties: { message: { type: string, example: Larch knows no such status. } } } } }
`;
