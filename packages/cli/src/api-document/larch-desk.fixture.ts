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
      parameters: [{ $ref: "#/components/parameters/Key" }]
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
      parameters:
        - { name: agent, in: query, required: true, schema: { type: string } }
        - { name: day, in: query, deprecated: true, schema: { type: string } }
      responses:
        "200": { content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Agent" } } } } }
  /people:
    get:
      deprecated: true
      responses:
        "200": { content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Agent" } } } } }
components:
  parameters:
    Key: { name: Larch-Idempotency-Key, in: header, schema: { $ref: "#/components/schemas/Text" } }
  requestBodies:
    Ticket: { content: { application/json: { schema: { type: object, properties: { ticket: { $ref: "#/components/schemas/SentTicket" } } } } } }
  responses:
    Tag: { content: { application/json: { schema: { $ref: "#/components/schemas/Tag" } } } }
    Ticket: { content: { application/json: { schema: { type: object, properties: { ticket: { $ref: "#/components/schemas/Ticket" } } } } } }
  schemas:
    Tickets:
      type: object
      properties:
        data: { type: array, items: { $ref: "#/components/schemas/Ticket" } }
        meta: { type: object, properties: { next_cursor: { type: string, nullable: true }, has_more: { type: boolean }, count: { type: integer }, more: { type: object } } }
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
    Text: { type: string }
    Tag: { type: object, properties: { larch_id: { type: string }, code: { type: string }, colour: { type: string } } }
    Owner: { type: object, properties: { agent_id: { type: string }, larch_id: { type: string }, name: { type: string } } }
    Refusal: { type: object, properties: { error: { type: object, properties: { message: { type: string, example: Larch knows no such status. } } } } }
`;

/** The same with lists that documents say in less usual ways. */
export const largerDesk = larchDesk
  .replace(
    'components:\n',
    () => `  /tags: { $ref: "#/components/pathItems/Tags" }
  /tags/{code}:
    parameters: [{ name: code, in: path, required: true, schema: { type: string } }]
    get: { responses: { "200": { $ref: "#/components/responses/Tag" } } }
    post:
      requestBody: { content: { application/x-www-form-urlencoded: { $ref: "#/components/mediaTypes/Tag" } } }
      responses: { "200": { $ref: "#/components/responses/Tag" } }
  /streams:
    get:
      parameters: { $ref: "#/components/parameterLists/Stream" }
      responses: { $ref: "#/components/responseLists/Streams" }
  /owners:
    get: { responses: { "200": { content: { $ref: "#/components/contents/Owners" } } } }
  /rates:
    get: { responses: { "200": { content: { application/json: { schema: { type: array, items: { properties: { from: { type: string }, factor: { type: number } } } } } } } } }
  /silent: { get: { responses: { "204": { description: nothing } } } }
  /split: { get: { responses: { "200": { $ref: "./split.yaml" } } } }
components:
  parameterLists:
    Stream: [{ $ref: "#/components/parameters/Bookmark" }]
  pathItems:
    Tags:
      get:
        parameters: [{ name: page, in: query, schema: { type: integer } }]
        responses: { "200": { content: { application/json: { $ref: "#/components/mediaTypes/Tags" } } } }
      post:
        requestBody: { content: { application/json: { $ref: "#/components/mediaTypes/NewTag" } } }
        responses: { "200": { $ref: "#/components/responses/Tag" } }
  mediaTypes:
    Tag: { schema: { type: object, properties: { colour: { type: string } } } }
    NewTag: { schema: { type: object, properties: { colour: { type: string }, code: { type: string } } } }
    Tags:
      schema:
        properties:
          tags: { type: array, items: { $ref: "#/components/schemas/Tag" } }
          meta: { properties: { next_page: { type: integer, nullable: true }, total_count: { type: integer } } }
    Streams:
      schema:
        properties:
          data: { type: array, items: { $ref: "#/components/schemas/Agent" } }
          bookmark: { type: string }
          done: { type: boolean }
  responseLists:
    Streams: { "200": { content: { application/json: { $ref: "#/components/mediaTypes/Streams" } } } }
  contents:
    Owners: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Owner" } } } }
`,
  )
  .replace(
    '  parameters:\n    Key',
    () =>
      '  parameters:\n    Bookmark: { name: bookmark, in: query, content: { text/plain: { schema: { type: string } } } }\n    Key',
  );
