/** Common given names of the United States, for telling `MARY ROE AND JOHN ROE` from `ROE AND SONS`. */
export const givenNames = new Set(
  `james mary robert patricia john jennifer michael linda david elizabeth william barbara richard susan joseph jessica thomas sarah charles karen
christopher lisa daniel nancy matthew betty anthony margaret mark sandra donald ashley steven kimberly paul emily andrew donna joshua michelle
kenneth carol kevin amanda brian dorothy george melissa timothy deborah ronald stephanie edward rebecca jason sharon jeffrey laura ryan cynthia
jacob kathleen gary amy nicholas angela eric shirley jonathan anna stephen brenda larry pamela justin emma scott nicole brandon helen benjamin
samantha samuel katherine gregory christine alexander debra frank rachel patrick carolyn raymond janet jack catherine dennis maria jerry heather
tyler diane aaron ruth jose julie adam olivia nathan joyce henry virginia douglas victoria zachary kelly peter lauren kyle christina ethan joan
walter evelyn noah judith jeremy megan christian andrea keith cheryl roger hannah terry jacqueline gerald martha harold gloria sean teresa austin
ann carl sara arthur madison lawrence frances dylan kathryn jesse janice jordan jean bryan abigail billy alice joe julia bruce judy gabriel sophia
logan grace albert denise willie amber alan doris juan marilyn wayne danielle elijah beverly randy isabella roy theresa vincent diana ralph natalie
eugene brittany russell charlotte bobby marie mason kayla philip alexis louis lori luis carlos miguel angel jesus manuel francisco antonio pedro
jorge ricardo fernando eduardo rafael ramon javier sergio alberto oscar mario ruben hector enrique cesar ana carmen rosa guadalupe juana luz alma
sofia elena lucia claudia adriana gabriela veronica monica silvia yolanda irma alejandro alejandra ivan mohammed mohammad muhammad ahmed ali omar
hassan ibrahim fatima aisha wei li ming jing yan xin hui chen yong sung min jin hyun kim anh minh tuan hung linh raj sanjay priya amit sunita anil
allen leonard craig todd stanley jimmy leroy norman marvin glenn earl lee melvin lewis tony marcus derek darren troy shane chad dean jeff jon jim
tom bill bob mike dave steve ken ron dan sam ben max alex chris pat tim greg rick nick matt josh tina tammy crystal dawn connie wendy peggy rita
tracy holly erin april tara katrina sheila paula ellen marsha colleen kathy cathy bonnie sally lynn lynne jill beth vanessa erica kristen kristin
leah molly paige jenna kate kristina wanda yvonne regina ernest curtis edwin stuart clifford eddie ehab javaid claudine`
    .split(/\s+/)
    .filter((name) => name !== ''),
);
